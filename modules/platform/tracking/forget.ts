import type { Pool } from '#kernel/db.ts'
import { deleteVisits } from './visits.sql.ts'

/** A year and a month, so that a month can be compared with the same one of the year before. */
const monthsKept = 13
const batch = 5_000

/**
 * Forgets page visits that are thirteen months old, as the privacy policy says; none of them says whose it was.
 * @returns how many rows went; nothing is left once it is 0.
 */
export function forgetVisits(db: Pool, now: Date): Promise<number> {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - monthsKept)
  return deleteVisits(db, before, batch)
}
