import { shownDay } from '#kernel/days.ts'
import type { Cell, SheetColumn } from './spreadsheet.ts'
import { harmless } from './spreadsheet.ts'

/** What makes Spanish spreadsheets read UTF-8. */
const byteOrderMark = '\ufeff'

const decimal = (value: number): string => value.toFixed(2).replace('.', ',')

function written(cell: Cell): string {
  if (cell === null) return ''
  if ('money' in cell) return decimal(cell.money)
  if ('percent' in cell) return decimal(cell.percent)
  if ('count' in cell) return String(cell.count)
  if ('day' in cell) return shownDay(cell.day as never)
  const text = harmless(cell.text)
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as text with semicolons, decimal commas and dd/mm/yyyy, a batch at a time: a year of invoices needs no memory. */
export async function* csvOf<Row>(
  columns: readonly SheetColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield `${byteOrderMark}${columns.map(({ heading }) => written({ text: heading })).join(';')}\r\n`
  for await (const rows of batches)
    yield rows.map((row) => `${columns.map((column) => written(column.cell(row))).join(';')}\r\n`).join('')
}
