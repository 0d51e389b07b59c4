import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { type WholeOrder, wholeOrder } from './life.ts'
import { askRefund, followMoney } from './order-money.ts'
import { type OrderLineRow, type OrderRow, orderByNumber, orderLines } from './orders.sql.ts'
import { type ParcelLineRow, type ParcelRow, parcelLinesOf, parcelsOf } from './parcels.sql.ts'

export { addShippingRefunded } from './parcels.sql.ts'
export { backToGiftCards } from './payment-tasks.sql.ts'

export type OrderLine = OrderLineRow
export type Parcel = ParcelRow
export type ParcelLine = ParcelLineRow

/** An order as it stands, unlocked. @throws NotFound 'order.unknown' */
export async function readOrder(db: Db, number: string): Promise<WholeOrder> {
  const order = await orderByNumber(db, number)
  if (!order) throw new NotFound('order.unknown')
  return withParts(db, order)
}

const withParts = async (db: Db, order: OrderRow): Promise<WholeOrder> => ({
  order,
  lines: await orderLines(db, order.id),
  parcels: await parcelsOf(db, order.id),
  contents: await parcelLinesOf(db, order.id),
})

/** The same, locked until the transaction ends. @throws NotFound 'order.unknown' */
export async function lockOrder(tx: Db, number: string): Promise<WholeOrder> {
  const order = await orderByNumber(tx, number)
  if (!order) throw new NotFound('order.unknown')
  return wholeOrder(tx, order.id)
}

/** What a refund takes off an order on account is owed no more: no bank moves anything. The order is locked. */
export const settleOnAccount = (tx: Db, orderId: number): Promise<void> => followMoney(tx, orderId)

/** Asks the bank to give a refund's money back. @throws Refused 'payment.over_refund' when less was charged. */
export const payBack = (tx: Db, refund: { id: number; orderId: number; amountCents: number }) =>
  askRefund(tx, { orderId: refund.orderId, amountCents: refund.amountCents, refundId: refund.id, reason: `refund ${refund.id}` })
