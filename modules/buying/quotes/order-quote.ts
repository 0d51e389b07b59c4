import type { Tx } from '#kernel/db.ts'
import { Conflict } from '#kernel/errors.ts'
import { type Cents, cents, eurosOf } from '#kernel/money.ts'
import type { PricingTables } from '#modules/buying/cart/reckon.ts'
import type { Asking } from '#modules/buying/made-orders/made-cart.ts'
import { makeOrder } from '#modules/buying/made-orders/make-order.ts'
import { makingWith } from '#modules/buying/made-orders/staff.ts'
import { type OrderRow, orderByNumber } from '#modules/orders/order/orders.ts'
import type { Doing } from '#modules/orders/order/steps.ts'
import type { QuoteDeps } from './deps.ts'
import { linesOf, moveQuote, type QuoteRow } from './quotes.sql.ts'
import type { OrderQuote } from './staff-contract.ts'
import { lockedFor, noteQuote, type QuoteDoing } from './write-quote.ts'

interface Ordering extends OrderQuote {
  id: number
  /** Whoever of the staff answers for the order. */
  staffId: number
  /** Where its customer agreed: by the link of their e-mail it is a sale at a distance. */
  concluded?: OrderRow['concluded']
}

/**
 * Makes the order of an accepted quote, by the steps of any other that a colleague makes, at the prices and the delivery that were
 * promised. One quote is one order. @returns the order.
 * @throws Conflict 'quote.not_now'; and as makeOrder, 'order.total_moved' where the law lets it cost that no longer
 */
export async function orderQuote(
  tx: Tx,
  deps: QuoteDeps,
  tables: PricingTables,
  { id, staffId, concluded, ...paying }: Ordering,
  asking: Asking,
  doing: QuoteDoing & { order: Doing },
): Promise<OrderRow> {
  const row = await lockedFor(tx, id, 'ordered')
  const lines = await linesOf(tx, id)
  const promised = {
    prices: new Map(
      lines.map((line) => [line.product_id, { listCents: line.list_cents as Cents, unitCents: line.unit_cents as Cents }]),
    ),
    shippingCents: cents(row.shipping_cents ?? 0),
  }
  const number = await makeOrder(
    tx,
    makingWith(deps),
    { wish: { ...wishFrom(row), ...paying, lines: lines.map(wishedLine), ...(concluded && { concluded }) }, tables, staffId },
    { ...asking, storefront: row.storefront_code, promised },
    doing.order,
  )
  const order = (await orderByNumber(tx, number))!
  if (!(await moveQuote(tx, row, 'ordered', { order_id: order.id, ended_at: doing.now }))) throw new Conflict('quote.not_now')
  await noteQuote(tx, id, 'ordered', doing, number)
  return order
}

const wishedLine = ({ product_id, quantity }: { product_id: number; quantity: number }) => ({
  product: product_id,
  copies: quantity,
})

const wishFrom = (row: QuoteRow) => ({
  key: row.key,
  who: { customer: row.customer_id, name: row.name, email: row.email, phone: row.phone, language: row.language },
  store_code: row.store_code,
  collect_at: row.collect_at,
  address: row.address,
  shipment: 'single' as const,
  comments: '',
  reference: row.reference,
  expected_total: eurosOf(row.total_cents),
})
