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

/** Rows as a spreadsheet with typed cells and a heading that stays in sight. A year of a shop's invoices fits in memory. */
export async function xlsxOf<Row>(
  sheet: string,
  columns: readonly SheetColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): Promise<Buffer> {
  const heading: SheetRow = columns.map((column) => ({ value: column.heading, type: String, fontWeight: 'bold', wrap: true }))
  const rows: SheetRow[] = [heading]
  for await (const batch of batches) for (const row of batch) rows.push(columns.map((column) => typed(column.cell(row))))
  return writeSheet(rows, { sheet, columns: columns.map(({ width }) => ({ width })), stickyRowsCount: 1 }).toBuffer()
}
