import { isSum } from './noise.ts'
import { readLine } from './read-line.ts'
import { readLines } from './read-lines.ts'
import { isBlank, joined, type Line, type ReadList, unread } from './read-list.ts'
import { type Columns, columnsOf, readRow } from './read-table.ts'
import type { RequestedTitle } from './requested-title.ts'
import { type Cells, splitCells } from './split-cells.ts'

const delimiters = ['\t', ';', '|', ','] as const
const quoted = /^(?:\s*[>|]){1,8}[ \t]?/

interface Table {
  from: number
  delimiter: string
  columns: Columns
}

/** The place where the names of columns stand, with what parts them; null in a text that is no table. */
function tableIn(lines: readonly Line[]): Table | null {
  for (const [from, { text }] of lines.entries()) {
    if (text.length > 2_000 || !/isbn|ean|t[ií]t|codi|c[oó]d|barcode|code|gtin|obra|autor|author/i.test(text)) continue
    for (const delimiter of delimiters) {
      const [cells = []] = splitCells(text, delimiter).map(({ cells }) => cells)
      const columns = cells.length > 1 ? columnsOf(cells) : null
      if (columns) return { from, delimiter, columns }
    }
  }
  return null
}

/**
 * What a text asks for, whatever it is: a column, a table with or without names over it, an e-mail with its quotes and signature.
 * Never throws, loses no ISBN whose check digit is right, takes nothing together that is not said to be one book, and answers for
 * each line: what it asks for, or why it asks for nothing.
 */
export function readText(text: string): ReadList {
  const lines: Line[] = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|[\n\r\u2028\u2029\u0085\v\f]/)
    .map((line, n) => ({ text: line.replace(quoted, ''), row: n + 1 }))
  const table = tableIn(lines)
  if (!table) return readLines(lines, 'list')
  const list = joined([readLines(lines.slice(0, table.from), 'outside'), ...readTable(lines.slice(table.from), table)])
  list.titles.sort((a, b) => a.row - b.row)
  list.unread.sort((a, b) => a.row - b.row)
  return list
}

function readTable(lines: readonly Line[], { from, delimiter, columns }: Table): ReadList[] {
  const [names, ...rows] = splitCells(lines.map(({ text }) => text).join('\n'), delimiter)
  /** Lines among the rows that have no columns: titles typed below the table, the end of a letter. */
  const loose: Line[] = []
  const read = rows.map(({ cells, line, raw }) => {
    const covered = linesOf(raw, from + line)
    const list = rowRead({ cells, covered, isRow: cells.length > 1 || isOnlyColumn(columns) }, columns)
    if (list === null) loose.push(...covered)
    return list ?? { titles: [], unread: [], rows: 0 }
  })
  return [headingRead(linesOf(names?.raw ?? '', from + 1)), ...read, readLines(loose, 'list')]
}

const isOnlyColumn = (columns: Columns) => Math.max(...Object.values(columns)) === 0
const linesOf = (raw: string, row: number): Line[] =>
  raw.split('\n').flatMap((text, n) => (isBlank(text) ? [] : [{ text, row: row + n }]))

/** The names of the columns ask for nothing, unless a number stands among them. */
function headingRead(lines: readonly Line[]): ReadList {
  const titles = lines.flatMap((line) => readLine(line))
  const rest = lines.filter(({ row }) => !titles.some((item) => item.row === row))
  return { titles: titles, unread: rest.map((line) => unread(line, 'heading')), rows: lines.length }
}

/** What a row asks for; null for one with a single cell of words, which is read as a line of its own. */
function rowRead(
  { cells, covered, isRow }: Pick<Cells, 'cells'> & { covered: readonly Line[]; isRow: boolean },
  columns: Columns,
): ReadList | null {
  const [first] = covered
  if (!first) return { titles: [], unread: [], rows: 0 }
  const read = isRow ? readRow(cells, columns, first.row) : []
  const titles = [...read, ...missedIn(covered, read)]
  const written = cells.filter((cell) => !isBlank(cell))
  if (titles.length === 0 && written.length === 1) return null
  if (titles.length === 0) {
    const why = columnsOf(cells) ? 'heading' : cells.some(isSum) ? 'sum' : 'nothing'
    return { titles: titles, unread: covered.map((line) => unread(line, why)), rows: covered.length }
  }
  const named = new Set(titles.map(({ row }) => row))
  const also = covered.map(({ row }) => row).filter((row) => !named.has(row))
  if (also.length > 0) titles[0] = { ...titles[0]!, also }
  return { titles: titles, unread: [], rows: covered.length }
}

/** A broken quotation mark may have swallowed lines: what they ask for is still found. */
const missedIn = (covered: readonly Line[], read: readonly RequestedTitle[]): RequestedTitle[] =>
  covered.length < 2
    ? []
    : covered.flatMap((line) => readLine(line).filter(({ ean }) => ean !== null && !read.some((asked) => asked.ean === ean)))
