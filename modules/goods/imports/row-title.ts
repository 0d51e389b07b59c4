import { parseEan } from '#kernel/isbn.ts'

/** What a row of a report tells of a book, for whoever makes it by hand. */
export interface RowTitle {
  ean: string
  title: string | null
}

const number = /97[89][\d -]{10,14}[\dXx]?/g
const titleElement = /<(?:TitleText|b203)(?: [^<>]*)?>([^<>]+)</
const longest = 500

const cellsIn = (text: string): Record<string, unknown> | null => {
  try {
    const cells: unknown = JSON.parse(text)
    return typeof cells === 'object' && cells !== null ? (cells as Record<string, unknown>) : null
  } catch {
    return null
  }
}

function titleIn(text: string): string | null {
  const cells = text.startsWith('{') ? cellsIn(text) : null
  if (!cells) return titleElement.exec(text)?.[1]?.trim().slice(0, longest) || null
  const [, title] = Object.entries(cells).find(([heading]) => /^t[ií]t/i.test(heading)) ?? []
  return typeof title === 'string' && title.trim() !== '' ? title.trim().slice(0, longest) : null
}

/** The ISBN and title of a row as its source wrote it; null where no valid ISBN stands in it. */
export function titleOfRow(text: string | null, details: Readonly<Record<string, unknown>>): RowTitle | null {
  const told = typeof details['ean'] === 'string' ? parseEan(details['ean']) : null
  const read = told ?? [...(text ?? '').matchAll(number)].map(([found]) => parseEan(found)).find(Boolean) ?? null
  return read === null ? null : { ean: read, title: text === null ? null : titleIn(text) }
}
