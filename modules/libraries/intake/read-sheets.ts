import type { WhyUnread } from './contract.ts'
import { isSum } from './noise.ts'
import { readLines } from './read-lines.ts'
import { isBlank, joined, type ReadList, unread, withRows } from './read-list.ts'
import { type Columns, columnsOf, readRow } from './read-table.ts'
import { readText } from './read-text.ts'
import type { Sheet } from './sheet.ts'

/** Above this many rows nobody writes the names of columns; what stands before them is a letterhead. */
const highestHeading = 40

interface Heading {
  row: number
  columns: Columns
}

function headingOf(sheet: Sheet): Heading | null {
  for (const [row, cells] of [...sheet].slice(0, highestHeading)) {
    const columns = columnsOf(cells)
    if (columns) return { row, columns }
  }
  return null
}

/** What the sheets of a workbook ask for. Beside a list, sheets without names of columns or numbers are sums and notes. */
export function readSheets(sheets: readonly Sheet[]): ReadList {
  const read = sheets.map((sheet) => {
    const heading = headingOf(sheet)
    const list = heading ? readUnder(sheet, heading) : readBare(sheet)
    return { sheet, list, isList: heading !== null || list.titles.some(({ ean, fault }) => ean !== null || fault !== null) }
  })
  if (!read.some(({ isList }) => isList)) return joined(read.map(({ list }) => list))
  return joined(read.map(({ sheet, list, isList }) => (isList ? list : setAside(sheet))))
}

const filled = (cells: readonly string[]): string[] => Array.from(cells, (cell) => cell ?? '')
const textOf = (cells: readonly string[]): string => filled(cells).filter(Boolean).join(' · ')

const writtenRows = (sheet: Sheet): [row: number, cells: string[]][] =>
  [...sheet].flatMap(([row, given]) => (given.every(isBlank) ? [] : [[row, filled(given)]]))

function setAside(sheet: Sheet): ReadList {
  const rows = writtenRows(sheet)
  return {
    titles: [],
    unread: rows.map(([row, cells]) => unread({ text: textOf(cells), row }, 'outside')),
    rows: rows.length,
  }
}

/** Rows under the names of their columns; words alone in a row are read as a line, whatever column they stand in. */
const readUnder = (sheet: Sheet, heading: Heading): ReadList =>
  joined(writtenRows(sheet).map(([row, cells]) => rowUnder(cells, row, heading)))

function rowUnder(cells: readonly string[], row: number, heading: Heading): ReadList {
  const line = { text: textOf(cells), row }
  const notRead = (why: WhyUnread): ReadList => ({ titles: [], unread: [unread(line, why)], rows: 1 })
  if (columnsOf(cells)) return notRead('heading')
  if (row < heading.row) return notRead('outside')
  const titles = readRow(cells, heading.columns, row)
  if (titles.length > 0) return { titles: titles, unread: [], rows: 1 }
  if (cells.some(isSum)) return notRead('sum')
  return cells.filter((cell) => !isBlank(cell)).length === 1 ? readLines([line], 'list') : notRead('nothing')
}

/** Rows without names over their columns, as lines of cells. */
function readBare(sheet: Sheet): ReadList {
  const rows = writtenRows(sheet)
  const places = rows.map(([row]) => row)
  const lines = rows.map(([, cells]) => cells.map((cell) => cell.replace(/\s+/g, ' ')).join('\t'))
  return withRows(readText(lines.join('\n')), (row) => places[row - 1] ?? row)
}
