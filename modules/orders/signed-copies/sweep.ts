import type { Db } from '#kernel/db.ts'
import { forgetDedications } from './signed.sql.ts'

const day = 86_400_000

/** Forgets dedications a year after their signing, and those of orders that nobody paid after a week. @returns how many */
export const sweepDedications = (db: Db, now: Date): Promise<number> =>
  forgetDedications(db, new Date(now.getTime() - 365 * day), new Date(now.getTime() - 7 * day))
