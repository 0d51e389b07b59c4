import type { Pool } from '#kernel/db.ts'
import { sweepLinks } from './links.ts'
import { deleteExpiredSteps } from './login-steps.sql.ts'
import { sweepChallenges } from './passkeys.ts'
import { sweepPlaces } from './places.ts'

/** Forgets links, steps and challenges that ended, and places that nobody came from for long. */
export async function sweepStaffAccess(db: Pool, now: Date): Promise<void> {
  await sweepLinks(db, now)
  await deleteExpiredSteps(db, now)
  await sweepChallenges(db, now)
  await sweepPlaces(db, now)
}
