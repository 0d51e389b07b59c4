/** What sizes measure, as it is shown: heads, rows of as many cells, and what is said besides. */
export interface SizeTable {
  head: string[]
  rows: string[][]
  notes: string[]
}

const mostColumns = 8

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\s*\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim())

/**
 * Reads a table as staff write it: a row a line, its cells between bars, the first row being the heads; lines without a bar are notes
 * below it. Null where it is none: fewer than two rows, rows of different lengths, a row without its size, or too many columns.
 */
export function sizeTableOf(text: string): SizeTable | null {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const [head = [], ...rows] = lines.filter((line) => line.includes('|')).map(cellsOf)
  const even = rows.every((row) => row.length === head.length && row[0] !== '')
  if (rows.length === 0 || head.length < 2 || head.length > mostColumns || !even) return null
  return { head, rows, notes: lines.filter((line) => !line.includes('|')) }
}
