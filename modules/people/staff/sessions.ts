import { createHash, randomBytes } from 'node:crypto'
import type { Pool } from '#kernel/db.ts'
import { Refused, ShopError } from '#kernel/errors.ts'
import { type Guessing, guessedRight, takeGuess } from '#modules/people/access/guesses.ts'
import { isPassword } from '#modules/people/access/password.ts'
import { insertAct } from './acts.sql.ts'
import type { Role } from './grants.ts'
import { deleteEndedStaffSessions, insertStaffSession, lockStaff, staffByEmail, touchStaffSession } from './staff.sql.ts'

/** Somebody of the shop, signed in. */
export interface Staff {
  id: number
  name: string
  email: string
  roles: Role[]
  storeCode: string | null
  /** When the password was last said. */
  openedAt: Date
}

const minute = 60_000
/** A working day; a session that nobody used for an hour ends before. */
const sessionLasts = 10 * 60 * minute
const idleFor = 60 * minute
/** How long after the password what needs it fresh may be done. */
export const freshFor = 10 * minute
/** Passwords tried for one colleague, whether or not there is one (as U-33). */
const guesses: Guessing = { name: 'staff', fromAddress: 5, inAll: 50, minutes: 15 }
/** Tells a staff token from a shop's at a glance; neither opens the other's calls. */
const prefix = 'staff_'

export const hashStaffToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * Opens a session: the token leaves the server once, here. Unknown, left and wrong take as long and read the same.
 * @throws Refused 'staff.login_wrong'; ShopError too_many after five tries of one address in a quarter of an hour, and for addresses from
 * which they never signed in while they are guessed at from many.
 */
export async function loginStaff(
  db: Pool,
  { email: typed, password }: { email: string; password: string },
  { now, requestId, address }: { now: Date; requestId: string; address: string | null },
): Promise<{ token: string; staff: Staff }> {
  const email = typed.trim()
  const guess = { account: email, address, now }
  await takeGuess(db, guesses, guess, async () => {
    throw new ShopError('too_many', 'access.too_many_attempts')
  })
  const known = await staffByEmail(db, email)
  const act = { action: 'session.open', subject: email, requestId, input: {} }
  if (!(await isPassword(password, known?.active ? known.password_hash : undefined)) || !known) {
    await insertAct(db, { ...act, staffId: known?.id ?? null, outcome: 'refused', reason: 'staff.login_wrong' })
    throw new Refused('staff.login_wrong')
  }
  const token = `${prefix}${randomBytes(32).toString('base64url')}`
  await db.begin(async (tx) => {
    const row = await lockStaff(tx, known.id)
    // Meanwhile they left, or their password was changed: this session must not outlive it.
    if (!row?.active || row.password_hash !== known.password_hash) throw new Refused('staff.login_wrong')
    const session = { tokenHash: hashStaffToken(token), staffId: row.id, now, expiresAt: new Date(now.getTime() + sessionLasts) }
    await insertStaffSession(tx, session)
    await insertAct(tx, { ...act, staffId: row.id, outcome: 'done', reason: '' })
  })
  await guessedRight(db, guesses, guess)
  const { id, name, roles, store_code } = known
  return { token, staff: { id, name, email: known.email, roles, storeCode: store_code, openedAt: now } }
}

/** Who bears the token of an Authorization header. @throws ShopError unauthenticated */
export async function requireStaff(
  db: Pool,
  authorization: string | undefined,
  now: Date,
): Promise<{ staff: Staff; token: string }> {
  const token = /^Bearer (\S{1,200})$/i.exec(authorization ?? '')?.[1] ?? ''
  const row = token.startsWith(prefix)
    ? await touchStaffSession(db, hashStaffToken(token), now, new Date(now.getTime() - idleFor))
    : undefined
  if (!row) throw new ShopError('unauthenticated', 'staff.session_ended')
  const { staff_id: id, name, email, roles, store_code: storeCode, opened_at: openedAt } = row
  return { staff: { id, name, email, roles, storeCode, openedAt }, token }
}

export const sweepStaffSessions = (db: Pool, now: Date) => deleteEndedStaffSessions(db, now, new Date(now.getTime() - idleFor))
