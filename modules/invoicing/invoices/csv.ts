import { type Day, shownDay } from '#kernel/days.ts'
import type { Language } from '#kernel/language.ts'
import type { Cell, SheetColumn } from './spreadsheet.ts'
import { harmless } from './spreadsheet.ts'

/** What makes Spanish spreadsheets read UTF-8. */
const byteOrderMark = '\ufeff'

/** How lists are separated where Spanish and Catalan, or English, spreadsheets read them. */
export interface CsvDialect {
  separator: ';' | ','
  decimal: ',' | '.'
}
const spanish: CsvDialect = { separator: ';', decimal: ',' }
export const csvDialects: Record<Language, CsvDialect> = { es: spanish, ca: spanish, en: { separator: ',', decimal: '.' } }

function written(cell: Cell, { decimal, separator }: CsvDialect): string {
  if (cell === null) return ''
  if ('money' in cell) return cell.money.toFixed(2).replace('.', decimal)
  if ('percent' in cell) return cell.percent.toFixed(2).replace('.', decimal)
  if ('count' in cell) return String(cell.count)
  if ('day' in cell) return shownDay(cell.day as Day)
  const text = harmless(cell.text)
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as text with dd/mm/yyyy, a batch at a time: a year of invoices needs no memory. Semicolons and decimal commas unless said. */
export async function* csvOf<Row>(
  columns: readonly SheetColumn<Row>[],
  batches: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
  dialect: CsvDialect = spanish,
): AsyncGenerator<string> {
  const lineOf = (cells: Cell[]) => `${cells.map((cell) => written(cell, dialect)).join(dialect.separator)}\r\n`
  yield `${byteOrderMark}${lineOf(columns.map(({ heading }) => ({ text: heading })))}`
  for await (const rows of batches) yield rows.map((row) => lineOf(columns.map((column) => column.cell(row)))).join('')
}
