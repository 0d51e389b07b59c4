import type { Pool } from '#kernel/db.ts'
import { sweepLinks } from './links.ts'
import { sweepPlaces } from './places.ts'

/** Forgets links that ended and places that nobody came from for long. */
export async function sweepStaffAccess(db: Pool, now: Date): Promise<void> {
  await sweepLinks(db, now)
  await sweepPlaces(db, now)
}
