import { dayOf } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { addToSums, holdSums } from './given-alone.sql.ts'

interface Giving {
  cents: number
  /** What one person may give away alone, in cents. */
  limitCents: number
  /** Who gives it. */
  by: string
  /** The order that it is given on, where there is one. */
  orderId?: number
  now: Date
}

/**
 * Whether somebody of the staff may give this away alone: what was given so before on the same order, and by the same person on the
 * same day, counts in, whether as a refund or on a gift card. What may be is added at once, in the caller's transaction.
 */
export async function mayGiveAlone(tx: Tx, { cents, limitCents, by, orderId, now }: Giving): Promise<boolean> {
  if (cents > limitCents) return false
  const what = [`colleague ${by} ${dayOf(now)}`, ...(orderId === undefined ? [] : [`order ${orderId}`])].toSorted()
  const sums = await holdSums(tx, what)
  if (sums.some((sum) => sum + cents > limitCents)) return false
  await addToSums(tx, what, cents)
  return true
}
