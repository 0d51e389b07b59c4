import { Refused } from '#kernel/errors.ts'
import { decodeText } from '#modules/libraries/intake/decode-text.ts'
import { readApart } from '#modules/libraries/intake/read-apart.ts'
import { isSinliNote, type NoteLine, type ReadNote, readSinliNote } from './read-sinli.ts'

export interface GivenNote {
  text: string
  file: { name: string; content: string } | null
}

/** The same number on several lines of a note is one title. */
function addedUp(lines: readonly NoteLine[]): NoteLine[] {
  const sums = new Map<string, NoteLine>()
  for (const line of lines) {
    const known = sums.get(line.code)
    if (known) known.copies += line.copies
    else sums.set(line.code, { ...line })
  }
  return [...sums.values()]
}

/** A list of any other kind: columns, a spreadsheet, an e-mail. */
async function readList(given: Parameters<typeof readApart>[0]): Promise<ReadNote> {
  const list = await readApart(given)
  const known = list.titles.filter(({ ean, fault }) => ean !== null && fault === null)
  const unread = list.titles.filter((title) => !known.includes(title)).map(({ asked }) => asked.slice(0, 200))
  const lines = known.map(({ ean, title, quantity }) => ({ code: ean!, title: title.slice(0, 300), copies: quantity }))
  return { supplier: '', number: '', day: null, lines, unread }
}

/**
 * What a supplier's note says: SINLI, a spreadsheet, or pasted lines of ISBN and copies. Nothing given is a delivery without a note.
 * @throws as readAsked of the intake; Refused 'supplier_delivery.nothing_read'
 */
export async function readNote({ text, file }: GivenNote): Promise<ReadNote> {
  const bytes = file && Buffer.from(file.content, 'base64')
  const words = bytes ? decodeText(bytes) : text
  if (!bytes && words.trim() === '') return { supplier: '', number: '', day: null, lines: [], unread: [] }
  const note = isSinliNote(words) ? readSinliNote(words) : await readList(bytes ? { name: file!.name, bytes } : words)
  if (note.lines.length === 0) throw new Refused('supplier_delivery.nothing_read')
  return { ...note, lines: addedUp(note.lines), unread: note.unread.slice(0, 200) }
}
