import type { Tx } from '#kernel/db.ts'
import { Conflict } from '#kernel/errors.ts'
import { setHold } from '#modules/orders/order/orders.ts'
import { type Doing, noteEvent } from '#modules/orders/order/steps.ts'
import { orderActs } from '#modules/orders/parcels/acts.ts'
import { wholeOrder } from '#modules/orders/parcels/whole-order.ts'

/**
 * Holds an order back while the desk clears something up. Its copies stay held for it, it may be changed and cancelled; its customer is told
 * nothing. @throws NotFound, Conflict 'order.cancelled', 'order.on_hold', 'order.nothing_to_hold'
 */
export async function hold(tx: Tx, { orderId, reason }: { orderId: number; reason: string }, doing: Doing): Promise<void> {
  const whole = await wholeOrder(tx, orderId)
  const refusal = orderActs(whole).hold
  if (refusal) throw new Conflict(refusal)
  await setHold(tx, orderId, { since: doing.now, reason })
  await noteEvent(tx, orderId, 'put_on_hold', { ...doing, reason })
}

/** An order that was held back goes on from where it was. @throws NotFound, Conflict 'order.not_on_hold' */
export async function release(tx: Tx, orderId: number, doing: Doing): Promise<void> {
  const whole = await wholeOrder(tx, orderId)
  const refusal = orderActs(whole).release
  if (refusal) throw new Conflict(refusal)
  await setHold(tx, orderId, null)
  await noteEvent(tx, orderId, 'taken_off_hold', doing)
}
