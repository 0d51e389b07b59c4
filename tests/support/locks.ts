import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from '#kernel/db.ts'

/**
 * Holds a lock of the database until `release`: whoever needs it stops at exactly that step, where a test can then kill it.
 * `statement` is the lock to take.
 */
export async function holding(sql: Pool, statement: string): Promise<{ release: () => Promise<void> }> {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  let held = () => {}
  const isHeld = new Promise<void>((done) => {
    held = done
  })
  const ended = sql.begin(async (tx) => {
    await tx.unsafe(statement)
    held()
    await released
  })
  await Promise.race([isHeld, ended])
  return {
    async release() {
      release()
      await ended
    },
  }
}

/** Waits until somebody, or so many people, wait for a lock in this database, in a statement that contains the words. */
export async function someoneWaits(sql: Pool, words: string, { people = 1, within = 90_000 } = {}): Promise<void> {
  const until = Date.now() + within
  while (Date.now() < until) {
    const waiting = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ilike ${`%${words}%`}`
    if (waiting.count >= people) return
    await wait(20)
  }
  throw new Error(`Nobody came to wait with "${words}"`)
}

/** Asks again and again until the answer is something; `within` is against hanging alone. @throws Error saying what never happened. */
export async function eventually<Value>(
  what: string,
  ask: () => Promise<Value | undefined | null | false>,
  within = 90_000,
): Promise<Value> {
  const until = Date.now() + within
  while (Date.now() < until) {
    const answer = await ask()
    if (answer) return answer
    await wait(40)
  }
  throw new Error(`It never happened: ${what}`)
}
