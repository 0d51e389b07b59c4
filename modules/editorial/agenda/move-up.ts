import type { Pool, Tx } from '#kernel/db.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { writtenRow } from './agenda.sql.ts'
import { type AgendaDeps, listEmail } from './emails.ts'
import { confirmRow, firstWaiting, type Held, holdActivity, takePlaces, withRoomForWaiting } from './registrations.sql.ts'
import { registers } from './status.ts'

/**
 * Gives free places to those who wait, the first who fits first, each with a letter. The activity is locked by the caller.
 * @returns how many moved up.
 */
export async function moveUp(tx: Tx, { id }: Held, deps: AgendaDeps, now: Date): Promise<number> {
  const held = await holdActivity(tx, id)
  if (!held?.takes_registrations || !registers(held, now)) return 0
  let { taken } = held
  for (let moved = 0; ; moved += 1) {
    const next = await firstWaiting(tx, id, held.places === null ? null : held.places - taken)
    if (!next || !(await takePlaces(tx, id, next.places))) return moved
    taken += next.places
    await confirmRow(tx, next.id, now)
    const row = await writtenRow(tx, id, next.language)
    if (row) await queueEmail(tx, next.email, listEmail('moved_up', row, next, deps, { now }))
  }
}

const batch = 20

/** Moves up whoever waits where places came free by another way: more places, an account erased. @returns how many activities. */
export async function moveUpWaiting(db: Pool, deps: AgendaDeps, now: Date): Promise<number> {
  const found = await withRoomForWaiting(db, now, batch)
  for (const { id } of found)
    await db.begin(async (tx) => {
      const held = await holdActivity(tx, id)
      if (held) await moveUp(tx, held, deps, now)
    })
  return found.length
}
