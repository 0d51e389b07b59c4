import { createHash } from 'node:crypto'
import type { Pool, Transactional } from '#kernel/db.ts'
import { ShopError } from '#kernel/errors.ts'
import { countAttempt, countedAttempts, deleteExpiredAttempts, forgetAttempts, uncountAttempt } from './attempts.sql.ts'
import { countedAddress } from './counted-address.ts'

/** How often something that can be guessed may be tried for one key. */
export interface Limit {
  name: string
  most: number
  minutes: number
}

/** A network address, whoever counts by it, counts as its household does. */
const keyOf = (limit: Limit, key: string) =>
  createHash('sha256')
    .update(`${limit.name}:${countedAddress(key).toLowerCase()}`)
    .digest()

/**
 * Counts an attempt for a key, such as an e-mail or a network address, before it is made; outside any transaction, so that a
 * refusal does not undo the count.
 * @throws ShopError too_many once the limit is reached, until its time has passed.
 */
export async function takeAttempt(db: Transactional, limit: Limit, key: string, now: Date): Promise<void> {
  const until = new Date(now.getTime() + limit.minutes * 60_000)
  if ((await countAttempt(db, keyOf(limit, key), now, until)) > limit.most)
    throw new ShopError('too_many', 'access.too_many_attempts')
}

/** How many were counted for a key whose time has not passed. */
export const attemptsOf = (db: Pool, limit: Limit, key: string, now: Date) => countedAttempts(db, keyOf(limit, key), now)

/** What was right, a password for one, clears what was counted before it. */
export const clearAttempts = (db: Pool, limit: Limit, key: string) => forgetAttempts(db, keyOf(limit, key))

/** What was right was no guess: it is not counted. Wrong ones before it stay counted, so that nobody clears theirs with a code they own. */
export const giveAttemptBack = (db: Transactional, limit: Limit, key: string) => uncountAttempt(db, keyOf(limit, key))

/** Forgets attempts whose time has passed. */
export const sweepAttempts = (db: Pool, now: Date) => deleteExpiredAttempts(db, now)
