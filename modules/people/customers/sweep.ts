import type { Pool } from '#kernel/db.ts'
import { sweepAttempts } from '#modules/people/access/attempts.ts'
import { deleteExpiredEmailLinks } from './email-link.sql.ts'
import { deleteExpiredResets } from './reset.sql.ts'

/** Forgets attempts and links whose time has passed; nothing reads them any more. */
export async function sweepCustomers(db: Pool, now: Date): Promise<void> {
  await sweepAttempts(db, now)
  await deleteExpiredResets(db, now)
  await deleteExpiredEmailLinks(db, now)
}
