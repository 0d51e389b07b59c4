import type { Pool } from '#kernel/db.ts'
import { deleteExpiredAttempts } from './attempts.sql.ts'
import { deleteExpiredResets } from './reset.sql.ts'

/** Forgets attempts and links whose time has passed; nothing reads them any more. */
export async function sweepCustomers(db: Pool, now: Date): Promise<void> {
  await deleteExpiredAttempts(db, now)
  await deleteExpiredResets(db, now)
}
