import { type Day, dayOf } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { cents, toEuros } from '#kernel/money.ts'
import { csvOf } from '#modules/invoicing/invoices/csv.ts'
import type { SheetColumn } from '#modules/invoicing/invoices/spreadsheet.ts'
import { type BookedMovement, movementsBetween, owedAtEnd } from './staff.sql.ts'

const kinds: Record<BookedMovement['kind'], string> = {
  issue: 'Venta',
  spend: 'Canje',
  release: 'Canje anulado',
  refund: 'Devolución',
  annul: 'Anulación',
}

/** A line of the book: a movement, or what is owed when the period ends. */
interface BookLine {
  day: Day
  shop: string
  card: string
  last4: string
  what: string
  order: string
  cents: number
  note: string
}

const columns: SheetColumn<BookLine>[] = [
  { heading: 'Fecha', width: 13, cell: ({ day }) => ({ day }) },
  { heading: 'Tienda', width: 8, cell: ({ shop }) => ({ text: shop }) },
  { heading: 'Tarjeta', width: 10, cell: ({ card }) => ({ text: card }) },
  { heading: 'Termina en', width: 10, cell: ({ last4 }) => ({ text: last4 }) },
  { heading: 'Movimiento', width: 22, cell: ({ what }) => ({ text: what }) },
  { heading: 'Pedido', width: 12, cell: ({ order }) => ({ text: order }) },
  { heading: 'Importe', width: 12, cell: (line) => ({ money: toEuros(cents(line.cents)) }) },
  { heading: 'Observaciones', width: 30, cell: ({ note }) => ({ text: note }) },
]

const lineOf = (entry: BookedMovement): BookLine => ({
  day: dayOf(entry.at),
  shop: entry.storefront_code,
  card: String(entry.gift_card_id),
  last4: entry.last4 ?? '',
  what: kinds[entry.kind],
  order: entry.number ?? '',
  cents: entry.amount_cents,
  note: entry.kind === 'issue' ? 'Bono polivalente, sin IVA' : '',
})

async function* lines(db: Db, from: Day, to: Day): AsyncGenerator<BookLine[]> {
  for await (const batch of movementsBetween(db, from, to)) yield batch.map(lineOf)
  const owed = await owedAtEnd(db, to)
  yield [{ day: to, shop: '', card: '', last4: '', what: 'Saldo pendiente de canje', order: '', cents: owed, note: '' }]
}

/**
 * The movements of gift cards between two days as the accountant reads them: money owed to who holds cards, taxed nowhere until it is
 * spent. The last line is what is owed at the end.
 */
export const giftCardBooks = (db: Db, { from, to }: { from: Day; to: Day }): AsyncGenerator<string> =>
  csvOf(columns, lines(db, from, to))
