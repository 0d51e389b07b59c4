import { createHash } from 'node:crypto'
import type { Pool } from '#kernel/db.ts'
import { ShopError } from '#kernel/errors.ts'
import { countAttempt, forgetAttempts } from './attempts.sql.ts'

interface Limit {
  name: string
  most: number
  minutes: number
}

/** Passwords tried for one account, whether or not it exists (U-33). */
export const passwordAttempts: Limit = { name: 'password', most: 10, minutes: 15 }
/** Recovery letters asked for one address (U-16). */
export const recoveryRequests: Limit = { name: 'recovery', most: 3, minutes: 60 }

const keyOf = (limit: Limit, email: string) => createHash('sha256').update(`${limit.name}:${email.toLowerCase()}`).digest()

/**
 * Counts an attempt for an e-mail before it is made; outside any transaction, so that a refusal does not undo the count.
 * @throws ShopError too_many once the limit is reached, until its time has passed.
 */
export async function takeAttempt(db: Pool, limit: Limit, email: string, now: Date): Promise<void> {
  const until = new Date(now.getTime() + limit.minutes * 60_000)
  if ((await countAttempt(db, keyOf(limit, email), now, until)) > limit.most)
    throw new ShopError('too_many', 'customer.too_many_attempts')
}

/** A right password clears what was counted before it. */
export const clearAttempts = (db: Pool, limit: Limit, email: string) => forgetAttempts(db, keyOf(limit, email))
