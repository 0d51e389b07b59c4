import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { type Cents, cents, eurosOf, toEuros } from '#kernel/money.ts'
import { storeByCode } from '#modules/goods/stores/stores.ts'
import { bankCents } from '#modules/orders/money/pay.ts'
import { payLink } from '#modules/orders/order/order-key.ts'
import type { OrderRow } from '#modules/orders/order/orders.ts'
import { customerOf } from '#modules/orders/order-history/staff-parts.ts'
import { orderIdFor } from '#modules/orders/order-history/staff-view.ts'
import { leftToPay } from '#modules/orders/parcels/left-to-pay.ts'
import { readOrder } from '#modules/orders/parcels/whole-order.ts'
import { madeBy } from './made-orders.sql.ts'
import type { MadeOrder } from './staff-contract.ts'

export interface Linking {
  /** The shop's address without a slash at its end. */
  publicUrl: string
  secret: string
}

/** What the link of an order asks for now. */
export const asksFor = (order: OrderRow): Cents => cents(order.terms === 'collection' ? order.deposit_cents : bankCents(order))

/** Whether a customer has to pay it first, by link. */
export const waitsForLink = ({ payment_state }: Pick<OrderRow, 'payment_state'>): boolean => payment_state === 'pending'

/** An order that a colleague made, as it is told and printed. @throws NotFound, for the orders of other stores and of customers too */
export async function madeOrderView(db: Db, number: string, onlyStore: string | null, links: Linking): Promise<MadeOrder> {
  await orderIdFor(db, number, onlyStore)
  const whole = await readOrder(db, number)
  const { order, lines, parcels } = whole
  if (order.made_by === null || order.made_in === null) throw new NotFound('made_order.unknown')
  const [customer, store, made] = [
    await customerOf(db, order),
    order.store_code ? await storeByCode(db, order.store_code) : null,
    await storeByCode(db, order.made_in),
  ]
  const waits = waitsForLink(order)
  const promised = parcels.flatMap(({ promised_on }) => promised_on ?? []).toSorted()
  return {
    number,
    customer: customer.name,
    email: order.email,
    phone: customer.phone,
    language: order.language,
    made_by: await madeBy(db, order.made_by),
    made_in: { code: made.code, name: made.name },
    made_at: order.placed_at.toISOString(),
    collect_at: store && { code: store.code, name: store.name, address: store.address, city: store.city },
    address: order.delivery_address,
    concluded: order.concluded,
    payment_state: order.payment_state,
    lines: lines.map(({ title, author, ean, quantity, paid_cents, is_delayed }) => ({
      title,
      author,
      ean,
      copies: quantity,
      total: eurosOf(paid_cents),
      special: is_delayed,
    })),
    shipping: eurosOf(order.shipping_cents),
    total: eurosOf(order.total_cents),
    paid: eurosOf(order.captured_cents - order.refunded_cents),
    left: toEuros(leftToPay(whole)),
    due_now: waits ? toEuros(asksFor(order)) : 0,
    promised: promised.at(-1) ?? null,
    pay_link: waits ? payLink(links.publicUrl, links.secret, order) : null,
    pay_until: waits ? order.expires_at.toISOString() : null,
  }
}
