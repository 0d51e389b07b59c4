import type { CellObject, Row as SheetRow } from 'write-excel-file/node'
import writeSheet from 'write-excel-file/node'
import type { Cell, SheetColumn } from './spreadsheet.ts'
import { harmless } from './spreadsheet.ts'

/** A day at midnight of the spreadsheet's own calendar, which knows no time zones. */
const calendarDay = (day: string): Date => new Date(`${day}T00:00:00Z`)

function typed(cell: Cell): CellObject | null {
  if (cell === null) return null
  if ('money' in cell) return { value: cell.money, type: Number, format: '#,##0.00' }
  if ('percent' in cell) return { value: cell.percent, type: Number, format: '0.00' }
  if ('count' in cell) return { value: cell.count, type: Number, format: '0' }
  if ('day' in cell) return { value: calendarDay(cell.day), type: Date, format: 'dd/mm/yyyy' }
  return cell.text === '' ? null : { value: harmless(cell.text), type: String }
}

export interface SheetOf<Row> {
  sheet: string
  columns: readonly SheetColumn<Row>[]
  batches: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>
}

async function rowsOf<Row>({ columns, batches }: SheetOf<Row>): Promise<SheetRow[]> {
  const heading: SheetRow = columns.map((column) => ({ value: column.heading, type: String, fontWeight: 'bold', wrap: true }))
  const rows: SheetRow[] = [heading]
  for await (const batch of batches) for (const row of batch) rows.push(columns.map((column) => typed(column.cell(row))))
  return rows
}

const look = <Row>({ sheet, columns }: SheetOf<Row>) => ({
  sheet,
  columns: columns.map(({ width }) => ({ width })),
  stickyRowsCount: 1,
})

/** Rows as a spreadsheet with typed cells and a heading that stays in sight. A year of a shop's invoices fits in memory. */
export async function xlsxOf<Row>(
  sheet: string,
  columns: readonly SheetColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): Promise<Buffer> {
  const one = { sheet, columns, batches }
  return writeSheet(await rowsOf(one), look(one)).toBuffer()
}

/** Two such sheets in one workbook; the second is read after the first, so it may tell what the first came to. */
export async function workbookOf<First, Second>(first: SheetOf<First>, second: SheetOf<Second>): Promise<Buffer> {
  const rows = await rowsOf(first)
  return writeSheet([
    { ...look(first), data: rows },
    { ...look(second), data: await rowsOf(second) },
  ]).toBuffer()
}
