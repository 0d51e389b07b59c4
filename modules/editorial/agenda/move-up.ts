import type { Pool, Tx } from '#kernel/db.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { writtenRow } from './agenda.sql.ts'
import { type AgendaDeps, ticketEmail } from './emails.ts'
import {
  confirmRow,
  firstWaiting,
  type Held,
  holdActivity,
  holdRow,
  type RegistrationRow,
  takePlaces,
  withRoomForWaiting,
} from './registrations.sql.ts'
import { sellPlaces } from './sell.ts'
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
    await giveTurn(tx, held, next, deps, now)
  }
}

/** Somebody who waited has a day to pay what came free for them, and never beyond the beginning. */
const hoursToPay = 24

/** Places for somebody who waited: theirs at once, or theirs once they have paid what they cost here. The places are taken already. */
async function giveTurn(tx: Tx, held: Held, next: RegistrationRow, deps: AgendaDeps, now: Date) {
  const until = new Date(Math.min(now.getTime() + hoursToPay * 3_600_000, held.starts_at.getTime()))
  const order = next.amount_cents > 0 ? await sellPlaces(tx, held, next, { caller: null, card: null, until, now }) : null
  await (order ? holdRow(tx, next.id, order.id) : confirmRow(tx, next.id, now))
  const row = await writtenRow(tx, held.id, next.language)
  if (row) await queueEmail(tx, next.email, await ticketEmail(order ? 'offered' : 'moved_up', row, next, deps, { now, order }))
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
