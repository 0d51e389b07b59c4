import { type Day, dayOf } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { withdrawalDays } from '#kernel/facts.ts'
import { pointsEarned } from '#modules/buying/loyalty/earning.ts'
import { earnPoints } from '#modules/buying/loyalty/points.ts'
import { isSwitchedOn } from '#modules/goods/pricing/pricing-rules.ts'
import { type OrderLineRow, type OrderRow, orderById, orderLines } from '#modules/orders/order/orders.ts'
import { payingStates } from '#modules/orders/order/states.ts'
import { lastPromise } from '#modules/orders/parcels/parcels.ts'

/** Where no day was promised, the law's thirty count (TRLGDCU 66 bis); then those of withdrawal (104). */
const daysToDeliver = 30

/** Credits a customer's points for an order just paid; they wait until nothing of it can be given back. Once, however often told. */
export async function creditPoints(tx: Tx, order: OrderRow, lines: readonly OrderLineRow[], now: Date): Promise<void> {
  if (order.owner_kind !== 'customer') return
  const points = pointsEarned(lines, await isSwitchedOn(tx, 'points_on_books', dayOf(now)))
  if (points === 0) return
  await earnPoints(tx, {
    customerId: order.owner_id,
    orderId: order.id,
    points,
    availableOn: await finalOn(tx, order.id, now),
    now,
  })
}

/** Points that each change of an order brings with what it added and was not called off. */
export async function pointsOfChanges(tx: Tx, lines: readonly OrderLineRow[], now: Date): Promise<ReadonlyMap<number, number>> {
  const onBooks = await isSwitchedOn(tx, 'points_on_books', dayOf(now))
  const added = lines.filter((line) => line.change_id !== null && line.fulfilment !== 'cancelled')
  const byChange = Map.groupBy(added, (line) => line.change_id as number)
  return new Map([...byChange].map(([changeId, inside]) => [changeId, pointsEarned(inside, onBooks)]))
}

/** Credits the points of what changes added, once nothing of it is owed any more. Once a change, however often told; the order is locked. */
export async function creditAdded(tx: Tx, orderId: number, now: Date): Promise<void> {
  const order = await orderById(tx, orderId)
  if (order?.owner_kind !== 'customer' || order.difference_cents > 0 || !payingStates.includes(order.payment_state)) return
  const availableOn = await finalOn(tx, orderId, now)
  for (const [changeId, points] of await pointsOfChanges(tx, await orderLines(tx, orderId), now))
    await earnPoints(tx, { customerId: order.owner_id, orderId, changeId, points, availableOn, now })
}

/** From when nothing of an order can be given back any more. */
async function finalOn(tx: Tx, orderId: number, now: Date): Promise<Date> {
  const promised = await lastPromise(tx, orderId)
  return daysLater(promised ? noonOf(promised) : daysLater(now, daysToDeliver), withdrawalDays)
}

const noonOf = (day: Day): Date => new Date(`${day}T12:00:00Z`)
const daysLater = (from: Date, days: number): Date => new Date(from.getTime() + days * 86_400_000)
