export interface Cells {
  cells: string[]
  /** The line it begins in, from 1. */
  line: number
  /** As it came, with the breaks inside quotation marks. */
  raw: string
}

/** So often a row is read again because its quotation mark never closes; more of them are no quotation marks. */
const mostUnclosed = 20

/**
 * Rows of a delimited text; a cell in quotation marks may hold the delimiter, line breaks and marks written twice. A mark that never
 * closes quotes nothing: its line ends where it ends.
 */
export function splitCells(text: string, delimiter: string): Cells[] {
  const rows: Cells[] = []
  let at = 0
  let line = 1
  for (let unclosed = 0; at < text.length; unclosed++) {
    const quotes = unclosed < mostUnclosed
    const read = splitFrom(text, { delimiter, at, line, quotes })
    for (const row of read.rows) rows.push(row)
    if (read.unclosed === null) break
    const { from, begun } = read.unclosed
    const end = text.indexOf('\n', from)
    const raw = text.slice(from, end === -1 ? text.length : end)
    rows.push({ cells: raw.split(delimiter).map((cell) => cell.replaceAll('"', '').trim()), line: begun, raw })
    if (end === -1) break
    at = end + 1
    line = begun + 1
  }
  return rows
}

interface From {
  delimiter: string
  at: number
  line: number
  quotes: boolean
}

function splitFrom(text: string, { delimiter, at: from, line: first, quotes }: From) {
  const rows: Cells[] = []
  let cells: string[] = []
  let cell = ''
  let inQuotes = false
  let line = first
  let begun = first
  let start = from
  const end = (at: number) => {
    rows.push({ cells: [...cells, cell.trim()], line: begun, raw: text.slice(start, at) })
    cells = []
    cell = ''
    begun = line
    start = at + 1
  }
  for (let at = from; at < text.length; at++) {
    const character = text[at]!
    if (character === '\n') line += 1
    if (inQuotes) {
      if (character !== '"') cell += character
      else if (text[at + 1] === '"') cell += text[++at]
      else inQuotes = false
    } else if (quotes && character === '"' && cell.trim() === '') {
      inQuotes = true
      cell = ''
    } else if (character === delimiter) {
      cells.push(cell.trim())
      cell = ''
    } else if (character === '\n') end(at)
    else cell += character
  }
  if (inQuotes) return { rows, unclosed: { from: start, begun } }
  if (start < text.length) end(text.length)
  return { rows, unclosed: null }
}
