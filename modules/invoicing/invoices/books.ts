import type { Db } from '#kernel/db.ts'
import { type Cents, toEuros } from '#kernel/money.ts'
import { type BookRow, issuedInvoices, type Period, type VatBookRow, vatBook } from './books.sql.ts'
import { csvOf } from './csv.ts'
import type { Cell, SheetColumn } from './spreadsheet.ts'
import { xlsxOf } from './xlsx.ts'

export type { Period } from './books.sql.ts'

const text = (value: string): Cell => ({ text: value })
const money = (cents: number): Cell => ({ money: toEuros(cents as Cents) })

/** The accountant reads Spanish: headings are those of the tax agency's own books. */
const invoiceColumns: SheetColumn<BookRow>[] = [
  { heading: 'Número', width: 18, cell: (row) => text(row.number) },
  { heading: 'Serie', width: 8, cell: (row) => text(row.series) },
  { heading: 'Tipo', width: 6, cell: (row) => text(row.kind) },
  { heading: 'Fecha de expedición', width: 13, cell: (row) => ({ day: row.issue_date }) },
  { heading: 'Fecha de operación', width: 13, cell: (row) => ({ day: row.operation_date }) },
  { heading: 'NIF', width: 14, cell: (row) => text(row.tax_id) },
  { heading: 'Nombre', width: 36, cell: (row) => text(row.name) },
  { heading: 'País', width: 6, cell: (row) => text(row.country) },
  { heading: 'Régimen', width: 12, cell: (row) => text(row.treatment) },
  { heading: 'Base', width: 12, cell: (row) => money(row.base_cents) },
  { heading: 'Cuota', width: 12, cell: (row) => money(row.vat_cents) },
  { heading: 'Recargo', width: 12, cell: (row) => money(row.surcharge_cents) },
  { heading: 'Total', width: 12, cell: (row) => money(row.total_cents) },
  { heading: 'Rectifica', width: 18, cell: (row) => text(row.corrects) },
  { heading: 'Sustituye a', width: 24, cell: (row) => text(row.replaces) },
  { heading: 'Sustituida por', width: 18, cell: (row) => text(row.replaced_by) },
  { heading: 'Anulada', width: 9, cell: (row) => text(row.cancelled ? 'Sí' : '') },
  { heading: 'Pedidos', width: 20, cell: (row) => text(row.orders) },
]

const notes: Record<VatBookRow['note'], string> = { replaced: 'Sustituida por', cancelled: 'Anulada', '': '' }

const vatColumns: SheetColumn<VatBookRow>[] = [
  { heading: 'Fecha', width: 13, cell: (row) => ({ day: row.date }) },
  { heading: 'Fecha de operación', width: 13, cell: (row) => ({ day: row.operation_date }) },
  { heading: 'Número', width: 18, cell: (row) => text(row.number) },
  { heading: 'Tipo', width: 6, cell: (row) => text(row.kind) },
  { heading: 'NIF', width: 14, cell: (row) => text(row.tax_id) },
  { heading: 'Nombre', width: 36, cell: (row) => text(row.name) },
  { heading: 'País', width: 6, cell: (row) => text(row.country) },
  { heading: 'Régimen', width: 12, cell: (row) => text(row.treatment) },
  { heading: 'Tipo de IVA', width: 9, cell: (row) => ({ percent: Number(row.percent) }) },
  { heading: 'Base', width: 12, cell: (row) => money(row.base_cents) },
  { heading: 'Cuota', width: 12, cell: (row) => money(row.vat_cents) },
  { heading: 'Tipo de recargo', width: 9, cell: (row) => ({ percent: Number(row.surcharge_percent) }) },
  { heading: 'Recargo', width: 12, cell: (row) => money(row.surcharge_cents) },
  { heading: 'Observaciones', width: 30, cell: (row) => text(`${notes[row.note]} ${row.other}`.trim()) },
]

/** Issued invoices of a period as text, a batch at a time. */
export const invoicesCsv = (db: Db, period: Period): AsyncGenerator<string> => csvOf(invoiceColumns, issuedInvoices(db, period))
/** The VAT book of a period as text: its amounts add up to what is declared. */
export const vatBookCsv = (db: Db, period: Period): AsyncGenerator<string> => csvOf(vatColumns, vatBook(db, period))

/** The same as spreadsheets with typed cells. */
export const invoicesXlsx = (db: Db, period: Period): Promise<Buffer> =>
  xlsxOf('Facturas emitidas', invoiceColumns, issuedInvoices(db, period))
export const vatBookXlsx = (db: Db, period: Period): Promise<Buffer> => xlsxOf('Libro de IVA', vatColumns, vatBook(db, period))
