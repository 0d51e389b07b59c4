import type { Db } from '#kernel/db.ts'
import { type Cents, toEuros } from '#kernel/money.ts'
import type { Period } from '#modules/invoicing/invoices/books.ts'
import { csvOf } from '#modules/invoicing/invoices/csv.ts'
import type { Cell, SheetColumn } from '#modules/invoicing/invoices/spreadsheet.ts'
import { xlsxOf } from '#modules/invoicing/invoices/xlsx.ts'
import { type JournalRow, type JournalSource, journalRows } from './journal.sql.ts'

const text = (value: string): Cell => ({ text: value })
const money = (cents: Cents): Cell => (cents === 0 ? null : { money: toEuros(cents) })

/** The accountant reads Spanish. */
const concepts: Record<JournalSource, string> = {
  invoice: 'Factura',
  replaced: 'Factura sustituida',
  cancelled: 'Factura anulada',
  movement: 'Pedido',
  receipt: 'Cobro a cuenta, pedido',
  given_card: 'Tarjeta regalo entregada',
  annulled_card: 'Tarjeta regalo anulada',
}
const meansNames: Record<string, string> = {
  card: 'tarjeta',
  bizum: 'Bizum',
  wallet: 'Apple Pay o Google Pay',
  gift_card: 'tarjeta regalo',
  till: 'caja',
  exchange: 'cambio',
  account: 'transferencia',
}

const conceptOf = ({ source, document, means }: JournalRow) =>
  [concepts[source], document, meansNames[means] && `(${meansNames[means]})`].filter(Boolean).join(' ')

const columns: SheetColumn<JournalRow>[] = [
  { heading: 'Asiento', width: 9, cell: (row) => ({ count: row.entry }) },
  { heading: 'Fecha', width: 13, cell: (row) => ({ day: row.date }) },
  { heading: 'Cuenta', width: 12, cell: (row) => text(row.account) },
  { heading: 'Concepto', width: 44, cell: (row) => text(conceptOf(row)) },
  { heading: 'Documento', width: 20, cell: (row) => text(row.document) },
  { heading: 'NIF', width: 14, cell: (row) => text(row.tax_id) },
  { heading: 'Nombre', width: 36, cell: (row) => text(row.name) },
  { heading: 'Debe', width: 12, cell: (row) => money(row.debit_cents) },
  { heading: 'Haber', width: 12, cell: (row) => money(row.credit_cents) },
]

/** The journal of a period as text (docs/accounting.md), a batch at a time. */
export const journalCsv = (db: Db, period: Period): AsyncGenerator<string> => csvOf(columns, journalRows(db, period))
/** The same as a spreadsheet with typed cells. */
export const journalXlsx = (db: Db, period: Period): Promise<Buffer> => xlsxOf('Diario', columns, journalRows(db, period))
