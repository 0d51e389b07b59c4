import type { Transactional, Tx } from '#kernel/db.ts'
import { releaseCoupon } from '#modules/buying/coupons/coupons.ts'
import { releaseCards } from '#modules/buying/gift-cards/spend.ts'
import { reversePoints } from '#modules/buying/loyalty/reversal.ts'
import { giveBackStock } from '#modules/goods/stock/order-stock.ts'
import type { Actor } from '#modules/orders/order/actor.ts'
import { expiredOrders, insertEvent, moveLine, movePayment, type OrderRow, orderLines } from '#modules/orders/order/orders.ts'
import { mayFulfil } from '#modules/orders/order/states.ts'
import { cancelParcel, parcelsOf } from '#modules/orders/parcels/parcels.ts'

/**
 * Lets go of an order that nobody paid: its lines are cancelled, its copies go back to their stores, and the coupon and the points
 * it held are its customer's again.
 */
export async function cancelUnpaid(
  tx: Tx,
  order: OrderRow,
  actor: Actor['kind'],
  reason: string,
  { actorId = '', now = new Date() }: { actorId?: string; now?: Date } = {},
): Promise<void> {
  const [moved] = await movePayment(tx, order.id, ['pending'], 'cancelled')
  if (!moved) return
  await giveBackStock(tx, order.id)
  for (const line of await orderLines(tx, order.id))
    if (mayFulfil(line.fulfilment, 'cancelled')) await moveLine(tx, line.id, line.fulfilment, 'cancelled')
  for (const parcel of await parcelsOf(tx, order.id)) await cancelParcel(tx, parcel.id)
  await releaseCoupon(tx, order.id)
  await reversePoints(tx, { orderId: order.id, key: 'whole', back: 'whole', now })
  if (order.gift_card_cents > 0) await releaseCards(tx, order.id, now)
  await insertEvent(tx, order.id, actor, 'cancelled', { detail: reason, actorId })
}

/** Cancels what was not paid in time. @returns how many, so that the caller goes on while there are more. */
export const cancelExpired = (db: Transactional, now: Date, limit = 50): Promise<number> =>
  db.begin(async (tx) => {
    const orders = await expiredOrders(tx, now, limit)
    for (const order of orders) await cancelUnpaid(tx, order, 'shop', 'expired', { now })
    return orders.length
  })
