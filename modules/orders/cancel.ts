import type { Db, Pool } from '#kernel/db.ts'
import { giveBackStock } from '#modules/stock/order-stock.ts'
import { expiredOrders, insertEvent, moveLine, movePayment, type OrderRow, orderLines } from './orders.sql.ts'
import { mayFulfil } from './states.ts'

/** Lets go of an order that nobody paid: its lines are cancelled and its copies go back to their stores. */
export async function cancelUnpaid(tx: Db, order: OrderRow, actor: 'customer' | 'shop', reason: string): Promise<void> {
  const [moved] = await movePayment(tx, order.id, ['pending'], 'cancelled')
  if (!moved) return
  await giveBackStock(tx, order.id)
  for (const line of await orderLines(tx, order.id))
    if (mayFulfil(line.fulfilment, 'cancelled')) await moveLine(tx, line.id, line.fulfilment, 'cancelled')
  await insertEvent(tx, order.id, actor, 'cancelled', reason)
}

/** Cancels what was not paid in time. @returns how many, so that the caller goes on while there are more. */
export const cancelExpired = (db: Pool, now: Date, limit = 50): Promise<number> =>
  db.begin(async (tx) => {
    const orders = await expiredOrders(tx, now, limit)
    for (const order of orders) await cancelUnpaid(tx, order, 'shop', 'expired')
    return orders.length
  })
