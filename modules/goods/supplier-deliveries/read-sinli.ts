import { parseEan } from '#kernel/isbn.ts'

/** A supplier's delivery note as it was read. */
export interface ReadNote {
  supplier: string
  number: string
  /** yyyy-mm-dd */
  day: string | null
  lines: NoteLine[]
  /** Lines that name no number, as they came. */
  unread: string[]
}
export interface NoteLine {
  code: string
  title: string
  copies: number
}

/** Where a field of a fixed-width line stands. */
const cut = (line: string, from: number, width: number) => line.slice(from, from + width).trim()

function dayOf(text: string): string | null {
  const [, year, month, date] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? []
  return year && month && date && !Number.isNaN(Date.parse(`${year}-${month}-${date}`)) ? `${year}-${month}-${date}` : null
}

const header = (line: string) => ({ supplier: cut(line, 1, 40), number: cut(line, 81, 10), day: dayOf(cut(line, 91, 8)) })
const isHeader = (line: string) => line.length >= 99 && line.startsWith('C') && dayOf(cut(line, 91, 8)) !== null
const isDetail = (line: string) => line.length >= 107 && line.startsWith('D') && /^\d{6}$/.test(cut(line, 101, 6))

/** Whether a text is a SINLI message ENVIO: a header C with its day, and details D with their copies. */
export function isSinliNote(text: string): boolean {
  const lines = text.split(/\r?\n/, 20)
  return lines.some(isHeader) && lines.some(isDetail)
}

/**
 * A message ENVIO (delivery note A or invoice F), version 08 and those before: fixed-width lines, read as far as they are known, since
 * newer versions add fields at the end. Lines of identification and totals say nothing about copies.
 */
export function readSinliNote(text: string): ReadNote {
  const rows = text.split(/\r?\n/)
  const details = rows.filter((row) => row.startsWith('D'))
  const note: ReadNote = { ...header(rows.find(isHeader) ?? ''), lines: [], unread: [] }
  for (const row of details) {
    const code = parseEan(cut(row, 18, 18)) ?? parseEan(cut(row, 1, 17))
    const copies = Number(cut(row, 101, 6))
    if (code === null || !Number.isInteger(copies) || copies < 1) note.unread.push(row.trim().replace(/\s+/g, ' ').slice(0, 200))
    else note.lines.push({ code, title: cut(row, 51, 50), copies })
  }
  return note
}
