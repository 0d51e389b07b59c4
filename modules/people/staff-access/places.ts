import { createHmac } from 'node:crypto'
import type { Pool, Tx } from '#kernel/db.ts'
import { countedAddress } from '#modules/people/access/counted-address.ts'
import type { SessionPlace } from '#modules/people/staff/sessions.ts'
import { type Colleague, noteNewPlace } from '#modules/people/staff/users.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import type { AccessDeps } from './deps.ts'
import { noticeEmail } from './emails.ts'
import { forgetPlaces, keepPlace } from './places.sql.ts'

/** From where nobody signed in for this long is new again. */
const knownFor = 180 * 24 * 3_600_000

/** Writes to somebody who signed in from a network or with a browser that they never used before, unless it is their first. */
export async function tellOfNewPlace(
  tx: Tx,
  who: Colleague,
  place: SessionPlace,
  { now, ...deps }: AccessDeps & { now: Date },
): Promise<void> {
  const said = [countedAddress(place.address ?? ''), place.device, place.medium].join('\n')
  const hash = createHmac('sha256', deps.secret).update(`staff-place:${said}`).digest()
  if (!(await keepPlace(tx, who.id, hash, now))) return
  await noteNewPlace(tx, who.id, now)
  await queueEmail(
    tx,
    who.email,
    noticeEmail(deps, who, { kind: 'new_place', at: now, device: place.device, address: place.address }),
  )
}

export const sweepPlaces = (db: Pool, now: Date) => forgetPlaces(db, new Date(now.getTime() - knownFor))
