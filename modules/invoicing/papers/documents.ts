import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { cents } from '#kernel/money.ts'
import { discountRate } from '#modules/goods/pricing/discount-rate.ts'
import { percentOf, splitVat } from '#modules/goods/pricing/vat-split.ts'
import { type HeaderRow, type LineRow, linesOfNotes, linesOfOrders, noteHeader, orderHeader } from './documents.sql.ts'
import { type ListFilter, noteIds, orderIds } from './lists.sql.ts'
import type { TradeDocument, TradeLine } from './trade-document.ts'

type Kind = TradeDocument['kind']

/** Amounts of a line: a note's as it was written, an order's from what is paid for it, VAT rounded once a line. */
function amounts(row: LineRow) {
  if (row.base_cents !== null && row.vat_cents !== null && row.surcharge_cents !== null) {
    const { base_cents: baseCents, vat_cents: vatCents, surcharge_cents: surchargeCents } = row
    const totalCents = cents(baseCents + vatCents + surchargeCents)
    return { baseCents, vatCents, surchargeCents, totalCents, discountPercent: row.discount_percent ?? 0 }
  }
  const paid = row.copies === 0 ? cents(0) : row.paid_cents
  const { base, vat } = splitVat(paid, row.vat_percent)
  const surcharge = percentOf(base, row.surcharge_percent)
  const listed = row.list_unit_cents * row.copies
  return {
    baseCents: base,
    vatCents: vat,
    surchargeCents: surcharge,
    totalCents: cents(paid + surcharge),
    discountPercent: discountRate(listed, paid, row.copies),
  }
}

const placeOf = (address: NonNullable<HeaderRow['delivery_address']>): string[] => [
  address.recipient,
  [address.street, address.floor].filter(Boolean).join(', '),
  `${address.postcode} ${address.city}${address.country === 'ES' ? '' : ` (${address.country})`}`,
]

const lineOf = (row: LineRow): TradeLine => ({
  productId: row.product_id,
  ean: row.ean,
  kind: row.kind,
  title: row.title,
  authors: row.authors,
  publisher: row.publisher,
  year: row.year,
  languageCode: row.language_code,
  formatCode: row.format_code,
  pages: row.pages,
  order: row.order_number,
  reference: row.reference,
  orderedOn: row.ordered_on,
  centre: row.delivery_address?.recipient ?? '',
  ordered: row.ordered,
  served: row.fulfilment === 'cancelled' ? 0 : row.served,
  cancelled: row.fulfilment === 'cancelled' ? row.ordered : 0,
  state: row.state,
  copies: row.copies,
  listUnitCents: row.list_unit_cents,
  vatPercent: row.vat_percent,
  surchargePercent: row.surcharge_percent,
  ...amounts(row),
  note: row.note,
  noteDay: row.note_day,
  invoice: row.invoice,
  dueOn: row.due_on,
  dueDays: row.due_days,
})

const documentFrom = (kind: Kind, header: HeaderRow, rows: readonly LineRow[]): TradeDocument => ({
  kind,
  number: header.number,
  storefront: header.storefront_code,
  reference: header.reference,
  day: header.day,
  customer: { name: header.customer, taxId: header.tax_id },
  centre: header.delivery_address ? placeOf(header.delivery_address) : [],
  budget: header.budget,
  contract: header.contract,
  orders: [...new Set([header.order_number, ...rows.map((row) => row.order_number)])],
  shippingCents: header.shipping_cents,
  gift: header.gift,
  lines: rows.map(lineOf),
})

/** @throws NotFound alike for unknown orders and other people's (O-15). */
export async function documentOfOrder(db: Db, customerId: string, number: string): Promise<TradeDocument> {
  const header = await orderHeader(db, customerId, number)
  if (!header) throw new NotFound('order.unknown')
  return documentFrom('order', header, await linesOfOrders(db, [header.id]))
}

/** @throws NotFound alike for unknown delivery notes and other people's. */
export async function documentOfNote(db: Db, customerId: string, code: string): Promise<TradeDocument> {
  const header = await noteHeader(db, customerId, code)
  if (!header) throw new NotFound('papers.unknown_note')
  return documentFrom('note', header, await linesOfNotes(db, [header.id]))
}

const documentsAtOnce = 50
const linesAtOnce = 1_000

/** Every line of a customer's orders or notes under a filter, newest first, in batches that never fill the memory (L-07). */
export async function* linesOf(db: Db, kind: Kind, customerId: string, filter: ListFilter): AsyncGenerator<readonly TradeLine[]> {
  const [idsAfter, rowsOf] = kind === 'order' ? [orderIds, linesOfOrders] : [noteIds, linesOfNotes]
  let before: number | null = null
  for (;;) {
    const found: readonly { id: number; lines: number }[] = await idsAfter(db, customerId, filter, before, documentsAtOnce)
    let waiting: number[] = []
    let lines = 0
    for (const { id, lines: own } of found) {
      if (waiting.length > 0 && lines + own > linesAtOnce) {
        yield (await rowsOf(db, waiting)).map(lineOf)
        waiting = []
        lines = 0
      }
      waiting.push(id)
      lines += own
    }
    if (waiting.length > 0) yield (await rowsOf(db, waiting)).map(lineOf)
    if (found.length < documentsAtOnce) return
    before = found.at(-1)?.id ?? null
  }
}
