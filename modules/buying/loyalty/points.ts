import { type Day, dayOf } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import { monthsAfter } from './days.ts'
import { type Balance, balanceOn, replay } from './ledger.ts'
import { entriesOf, insertEntry, lockCard, loyaltyCardOf } from './points.sql.ts'

export { earnedWith } from './points.sql.ts'

/** Points are gone this long after they could first be spent. */
const monthsOfLife = 24

const lotsOf = async (db: Db, customerId: string) => replay(await entriesOf(db, customerId))

/**
 * A customer's points, each worth one cent; null without a card (K-29). What the unpaid order of the cart named has spent counts as
 * there: that order is let go when the cart is ordered again.
 */
export async function pointsOf(
  db: Db,
  customerId: string,
  now = new Date(),
  cartId: string | null = null,
): Promise<Balance | null> {
  if (!(await loyaltyCardOf(db, customerId))) return null
  return balanceOn(replay(await entriesOf(db, customerId, cartId)).batches, dayOf(now))
}

interface OfOrder {
  customerId: string
  orderId: number
  points: number
  now?: Date
}

/**
 * Pays with points, in the order's transaction, whose row is written already. Orders of one customer wait for each other here, so
 * that together they never spend more than there is. Locks the card after cart, order, stock and coupon.
 * @throws Refused 'loyalty.no_card', 'loyalty.not_enough', which undo the caller's transaction.
 */
export async function spendPoints(tx: Tx, { customerId, orderId, points, now = new Date() }: OfOrder): Promise<void> {
  if (points === 0) return
  if (!(await lockCard(tx, customerId))) throw new Refused('loyalty.no_card')
  const made_on = dayOf(now)
  const { available } = balanceOn((await lotsOf(tx, customerId)).batches, made_on)
  if (points > available) throw new Refused('loyalty.not_enough', { available })
  const entry = { customer_id: customerId, kind: 'spend', points: -points, order_id: orderId, made_on } as const
  if (!(await insertEntry(tx, entry))) throw new Error(`order ${orderId} has spent its points already`)
}

/**
 * Credits what an order, one parcel of it or what a change added has earned; to be spent from `availableOn`, when it can no longer be given back. Told
 * twice, or for a customer without a card, it changes nothing. @returns whether points were written.
 */
export async function earnPoints(
  tx: Tx,
  {
    customerId,
    orderId,
    points,
    availableOn,
    parcelId = null,
    changeId = null,
    now = new Date(),
  }: OfOrder & { availableOn: Date; parcelId?: number | null; changeId?: number | null },
): Promise<boolean> {
  if (points <= 0 || !(await lockCard(tx, customerId))) return false
  const available_on = dayOf(availableOn)
  return insertEntry(tx, {
    customer_id: customerId,
    kind: 'earn',
    points,
    order_id: orderId,
    parcel_id: parcelId,
    change_id: changeId,
    made_on: dayOf(now),
    available_on,
    expires_on: monthsAfter(available_on, monthsOfLife),
  })
}

/** What a receipt of a till spends and brings. The card is locked. @throws Refused 'loyalty.not_enough' */
export async function pointsWithTill(
  tx: Tx,
  {
    customerId,
    till,
    spent,
    earned,
    availableOn,
    reason,
    actor,
    now,
  }: {
    customerId: string
    till: number
    spent: number
    earned: number
    availableOn: Day
    reason: string
    actor: string
    now: Date
  },
): Promise<void> {
  const made_on = dayOf(now)
  const entry = { customer_id: customerId, till_points_id: till, reason, actor, made_on }
  if (spent > 0) {
    const { available } = balanceOn((await lotsOf(tx, customerId)).batches, made_on)
    if (spent > available) throw new Refused('loyalty.not_enough', { available })
    await insertEntry(tx, { ...entry, kind: 'spend', points: -spent })
  }
  if (earned > 0)
    await insertEntry(tx, {
      ...entry,
      kind: 'earn',
      points: earned,
      available_on: availableOn,
      expires_on: monthsAfter(availableOn, monthsOfLife),
    })
}

/**
 * Adds or takes points by hand, with a reason that the customer reads.
 * @throws Refused 'loyalty.no_card', 'loyalty.not_enough' when more would be taken than can be spent.
 */
export async function adjustPoints(
  tx: Tx,
  {
    customerId,
    points,
    reason,
    actor,
    now = new Date(),
  }: { customerId: string; points: number; reason: string; actor: string; now?: Date },
): Promise<Balance> {
  if (!(await lockCard(tx, customerId))) throw new Refused('loyalty.no_card')
  const made_on = dayOf(now)
  const { available } = balanceOn((await lotsOf(tx, customerId)).batches, made_on)
  if (points === 0 || available + points < 0) throw new Refused('loyalty.not_enough', { available })
  const days = points > 0 ? { available_on: made_on, expires_on: monthsAfter(made_on, monthsOfLife) } : {}
  await insertEntry(tx, { customer_id: customerId, kind: 'adjust', points, reason, actor, made_on, ...days })
  return balanceOn((await lotsOf(tx, customerId)).batches, made_on)
}
