import { type Day, dayOf } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { withdrawalDays } from '#kernel/facts.ts'
import { pointsEarned } from '#modules/buying/loyalty/earning.ts'
import { earnPoints } from '#modules/buying/loyalty/points.ts'
import { isSwitchedOn } from '#modules/goods/pricing/pricing-rules.ts'
import type { OrderLineRow, OrderRow } from '#modules/orders/order/orders.ts'
import { lastPromise } from '#modules/orders/parcels/parcels.ts'

/** Where no day was promised, the law's thirty count (TRLGDCU 66 bis); then those of withdrawal (104). */
const daysToDeliver = 30

/** Credits a customer's points for an order just paid; they wait until nothing of it can be given back. Once, however often told. */
export async function creditPoints(tx: Tx, order: OrderRow, lines: readonly OrderLineRow[], now: Date): Promise<void> {
  if (order.owner_kind !== 'customer') return
  const points = pointsEarned(lines, await isSwitchedOn(tx, 'points_on_books', dayOf(now)))
  if (points === 0) return
  const promised = await lastPromise(tx, order.id)
  const delivered = promised ? noonOf(promised) : daysLater(now, daysToDeliver)
  const availableOn = daysLater(delivered, withdrawalDays)
  await earnPoints(tx, { customerId: order.owner_id, orderId: order.id, points, availableOn, now })
}

const noonOf = (day: Day): Date => new Date(`${day}T12:00:00Z`)
const daysLater = (from: Date, days: number): Date => new Date(from.getTime() + days * 86_400_000)
