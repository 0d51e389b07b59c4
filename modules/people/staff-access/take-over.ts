import type { Pool } from '#kernel/db.ts'
import { NotFound, Refused } from '#kernel/errors.ts'
import { takeAttempt } from '#modules/people/access/attempts.ts'
import { recordSignedOut } from '#modules/people/staff/acts.ts'
import { peopleAt, type Till, takeTill } from '#modules/people/staff/tills.ts'
import { colleagueById } from '#modules/people/staff/users.ts'
import type { AccessDeps, Arrival } from './deps.ts'
import type { SignedIn } from './enter.ts'
import { factorsOf } from './factors.sql.ts'
import { limitBadges } from './limits.ts'
import { holderOf, sayPin } from './pins.ts'

/** Who may take a till over without the password: they signed in at it with theirs today. */
export async function peopleAtTill(db: Pool, till: Till, now: Date) {
  const people = await peopleAt(db, till, now)
  return Promise.all(people.map(async ({ id, name }) => ({ id, name, pin: (await factorsOf(db, id)).pin })))
}

interface Said {
  id?: number | undefined
  pin?: string | undefined
  badge?: string | undefined
}

/**
 * Changes the person at a shared till by PIN or badge, which open nothing anywhere else: only who signed in at this very till with
 * password and factor, and whose ten hours have not passed, comes back so.
 * @throws Refused 'staff.till_password' for who did not; InvalidFields 'pin'; ShopError too_many for badges that nobody has.
 */
export async function takeOver(
  { db, secret }: AccessDeps,
  till: Till,
  { id, pin, badge }: Said,
  { now, requestId }: Arrival,
): Promise<SignedIn> {
  const atTill = new Set((await peopleAt(db, till, now)).map((person) => person.id))
  const staffId = badge === undefined ? id : await byBadge(db, till, badge, secret, now)
  if (staffId === undefined || !atTill.has(staffId)) throw new Refused('staff.till_password')
  if (badge === undefined) await sayPin(db, staffId, pin ?? '', secret)
  const token = await db.begin(async (tx) => {
    const given = await takeTill(tx, till, staffId, now)
    if (given === null) throw new Refused('staff.till_password')
    await recordSignedOut(tx, { staffId, action: 'session.take_over', subject: `till ${till.id}`, requestId })
    return given
  })
  const staff = await colleagueById(db, staffId)
  if (!staff) throw new NotFound('staff.unknown')
  return { token, staff, tillKey: null }
}

async function byBadge(db: Pool, till: Till, badge: string, key: string, now: Date): Promise<number | undefined> {
  const holder = await holderOf(db, badge, key)
  if (holder === undefined) await takeAttempt(db, limitBadges, String(till.id), now)
  return holder
}
