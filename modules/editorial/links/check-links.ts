import type { Pool } from '#kernel/db.ts'
import type { LookOutside } from './ask.ts'
import { stateOf } from './causes.ts'
import { claimAddress, markSeen } from './links.sql.ts'

/** Longer than an address may take with all its steps, each asked twice. */
const leaseMs = 150_000
/** A host is left alone for so long after it was asked. */
const quietMs = 30_000
/** How many addresses a run asks, one host after another. */
export const mostInRun = 20

/** Asks the addresses elsewhere that are due, a host once in a while and a number of them at most. @returns how many were asked */
export async function checkLinks(db: Pool, look: LookOutside, now = new Date()): Promise<number> {
  for (let asked = 0; asked < mostInRun; asked++) {
    const claimed = await claimAddress(db, {
      now,
      quietBefore: new Date(now.getTime() - quietMs),
      leasedUntil: new Date(now.getTime() + leaseMs),
    })
    if (!claimed) return asked
    const seen = await look(claimed.address)
    const failures = seen.cause === null ? 0 : claimed.failures + 1
    await markSeen(db, {
      address: claimed.address,
      lease: claimed.lease,
      look: seen,
      failures,
      state: stateOf(seen, failures),
      now,
    })
  }
  return mostInRun
}
