import type { Kind } from '#modules/libraries/intake/sniff.ts'

/** What may be sent along (L-10): its endings, the first for a name that has none of them, and its type. */
const sent: Partial<Record<Kind, { endings: readonly string[]; type: string }>> = {
  pdf: { endings: ['pdf'], type: 'application/pdf' },
  xls: { endings: ['xls'], type: 'application/vnd.ms-excel' },
  xlsx: { endings: ['xlsx'], type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  ods: { endings: ['ods'], type: 'application/vnd.oasis.opendocument.spreadsheet' },
  doc: { endings: ['doc'], type: 'application/msword' },
  docx: { endings: ['docx'], type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  text: { endings: ['txt', 'csv', 'tsv'], type: 'text/plain' },
  marc: { endings: ['mrc', 'iso', 'marc'], type: 'application/marc' },
  marcxml: { endings: ['xml', 'marcxml'], type: 'application/marcxml+xml' },
}

export const maySend = (kind: Kind): boolean => sent[kind] !== undefined

export const typeOf = (kind: Kind): string => sent[kind]?.type ?? 'application/octet-stream'

/** A name whose ending says what the content is: "orders.exe" that is a text becomes "orders.exe.txt". */
export function nameFor(kind: Kind, name: string): string {
  const endings = sent[kind]?.endings ?? []
  const own = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return endings.includes(own) ? name : `${name || 'lista'}.${endings[0]}`
}
