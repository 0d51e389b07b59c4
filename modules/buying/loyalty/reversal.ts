import { dayOf } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { heirOf } from '#modules/people/customers/joined.ts'
import { daysAfter } from './days.ts'
import { replay, sharedOut, takeable } from './ledger.ts'
import { type LineGoingBack, type Shares, sharesOf, wholeOrder } from './line-shares.ts'
import { entriesOf, insertEntry, insertReversal, lockCard, pointsOfOrder, reversalsOf } from './points.sql.ts'

/** Points given back can be spent for at least this long, however old they were. */
const daysOfGrace = 30

export interface Reversed {
  /** Earned points that were taken back. */
  takenBack: number
  /** Earned points that should have been, but were spent already: the shop bears them. */
  forgiven: number
  /** Spent points that the customer has again. */
  returned: number
}

const nothing: Reversed = { takenBack: 0, forgiven: 0, returned: 0 }

/**
 * Undoes the points of an order or of a part of it: what it earned is taken back and what was spent on it returned. A part is said by
 * the order's lines, all of them, each with what goes back of it this time; parts that come to the whole give back exactly everything.
 * What has the same key counts once. `changeId`: of what that change added alone, whose lines are given then.
 */
export async function reversePoints(
  tx: Tx,
  {
    orderId,
    changeId = null,
    key,
    back,
    now = new Date(),
  }: { orderId: number; changeId?: number | null; key: string; back: 'whole' | readonly LineGoingBack[]; now?: Date },
): Promise<Reversed> {
  const { customer_id: earnedBy } = await pointsOfOrder(tx, orderId, changeId)
  if (!earnedBy) return nothing
  // Points went over with their account, where it was joined with another.
  const customerId = await heirOf(tx, earnedBy)
  await lockCard(tx, customerId)
  const order = await pointsOfOrder(tx, orderId, changeId)
  const before = await reversalsOf(tx, orderId, changeId)
  if (before.some((reversal) => reversal.key === key)) return nothing

  const shares: Shares = back === 'whole' ? wholeOrder : sharesOf(back, order.earned)
  const all = [...before, shares]
  const sharedOf = (points: number, side: keyof Shares) =>
    sharedOut(
      points,
      all.map((item) => item[side]),
    )
  const due = sharedOf(order.earned, 'earned') - order.taken_back - order.forgiven
  const returned = sharedOf(order.spent, 'spent') - order.returned
  const made_on = dayOf(now)
  const { batches } = replay(await entriesOf(tx, customerId))
  const { spentUntil } = replay(await entriesOf(tx, earnedBy))
  const takenBack = Math.min(due, takeable(batches, orderId, made_on))
  const forgiven = due - takenBack

  const reversal_id = await insertReversal(tx, { ...shares, orderId, changeId, key, forgiven })
  const entry = { customer_id: customerId, order_id: orderId, change_id: changeId, reversal_id, made_on }
  if (takenBack > 0) await insertEntry(tx, { ...entry, kind: 'reverse_earn', points: -takenBack })
  if (returned > 0) {
    const atLeast = daysAfter(made_on, daysOfGrace)
    const until = spentUntil.get(orderId) ?? atLeast
    const days = { available_on: made_on, expires_on: until > atLeast ? until : atLeast }
    await insertEntry(tx, { ...entry, kind: 'reverse_spend', points: returned, ...days })
  }
  return { takenBack, forgiven, returned }
}
