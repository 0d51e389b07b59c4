import type { Asked } from './asked.ts'
import { type Columns, columnsOf, readRow } from './read-table.ts'
import { readText } from './read-text.ts'
import type { Sheet } from './sheet.ts'

/** Above this many rows nobody writes the names of columns; what stands before them is a letterhead. */
const highestHeading = 40

function headingOf(sheet: Sheet): { row: number; columns: Columns } | null {
  for (const [row, cells] of [...sheet].slice(0, highestHeading)) {
    const columns = columnsOf(cells)
    if (columns) return { row, columns }
  }
  return null
}

/** What the sheets of a workbook ask for. Beside a list, sheets without names of columns or numbers are sums and notes. */
export function readSheets(sheets: readonly Sheet[]): Asked[] {
  const read = sheets.map((sheet) => ({ asked: readSheetRows(sheet), isList: headingOf(sheet) !== null }))
  const lists = read.filter(({ asked, isList }) => isList || asked.some(({ ean, fault }) => ean !== null || fault !== null))
  return (lists.length > 0 ? lists : read).flatMap(({ asked }) => asked)
}

/** What the rows of a sheet ask for, under the names of its columns or, without any, as lines of cells. */
function readSheetRows(sheet: Sheet): Asked[] {
  const heading = headingOf(sheet)
  const rows = [...sheet].filter(([row]) => !heading || row > heading.row)
  if (heading)
    return rows.flatMap(([row, cells]) =>
      readRow(
        Array.from(cells, (cell) => cell ?? ''),
        heading.columns,
        row,
      ),
    )
  const places = rows.map(([row]) => row)
  const lines = rows.map(([, cells]) => Array.from(cells, (cell) => (cell ?? '').replace(/\s+/g, ' ')).join('\t'))
  return readText(lines.join('\n')).map((one) => ({ ...one, row: places[one.row - 1] ?? one.row }))
}
