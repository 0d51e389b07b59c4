import { dayOf } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import { addToSums, holdSums, limitOn, sumOf } from './given-alone.sql.ts'

interface Giving {
  cents: number
  /** What one person may give away alone where no row says it for the day, in cents. */
  limitCents: number
  /** Who gives it; null where copies came back for it, which nobody gives away. */
  by: string | null
  /** The order that it is given on, where there is one. */
  orderId?: number
  now: Date
}

const ofDay = (by: string, now: Date) => `colleague ${by} ${dayOf(now)}`

/** What one person may give away alone today, in cents. */
const limitToday = async (db: Db, { limitCents, now }: Pick<Giving, 'limitCents' | 'now'>): Promise<number> =>
  (await limitOn(db, dayOf(now))) ?? limitCents

/** What somebody may still give away alone today, in cents. */
export const leftToGiveAlone = async (db: Db, { by, ...asked }: Pick<Giving, 'limitCents' | 'now'> & { by: string }) =>
  Math.max(0, (await limitToday(db, asked)) - (await sumOf(db, ofDay(by, asked.now))))

/**
 * Whether somebody of the staff may give this away alone: what was given so before on the same order, and by the same person on the
 * same day, counts in, whether as a refund, for copies that came back or on a gift card. What may be is added at once, in the caller's
 * transaction.
 */
export async function mayGiveAlone(tx: Tx, { cents, limitCents, by, orderId, now }: Giving): Promise<boolean> {
  const most = await limitToday(tx, { limitCents, now })
  if (cents > most) return false
  const what = [...(by === null ? [] : [ofDay(by, now)]), ...(orderId === undefined ? [] : [`order ${orderId}`])].toSorted()
  const sums = await holdSums(tx, what)
  if (sums.some((sum) => sum + cents > most)) return false
  await addToSums(tx, what, cents)
  return true
}
