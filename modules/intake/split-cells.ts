export interface Cells {
  cells: string[]
  /** The line it begins in, from 1. */
  line: number
  /** As it came, with the breaks inside quotation marks. */
  raw: string
}

/** Rows of a delimited text; a cell in quotation marks may hold the delimiter, line breaks and marks written twice. */
export function splitCells(text: string, delimiter: string): Cells[] {
  const rows: Cells[] = []
  let cells: string[] = []
  let cell = ''
  let inQuotes = false
  let line = 1
  let begun = 1
  let start = 0
  const end = (at: number) => {
    rows.push({ cells: [...cells, cell], line: begun, raw: text.slice(start, at) })
    cells = []
    cell = ''
    begun = line
    start = at + 1
  }
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!
    if (character === '\n') line += 1
    if (inQuotes) {
      if (character !== '"') cell += character
      else if (text[at + 1] === '"') cell += text[++at]
      else inQuotes = false
    } else if (character === '"' && cell.trim() === '') {
      inQuotes = true
      cell = ''
    } else if (character === delimiter) {
      cells.push(cell.trim())
      cell = ''
    } else if (character === '\n') end(at)
    else cell += character
  }
  if (cell !== '' || cells.length > 0) end(text.length)
  return rows
}
