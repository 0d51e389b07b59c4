import { createHash, randomBytes } from 'node:crypto'
import type { Pool } from '#kernel/db.ts'
import { Refused, ShopError } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { type Guessing, guessedRight, takeGuess } from '#modules/people/access/guesses.ts'
import { isPassword } from '#modules/people/access/password.ts'
import { insertAct } from './acts.sql.ts'
import type { Role } from './grants.ts'
import {
  deleteEndedStaffSessions,
  insertStaffSession,
  type SessionMedium,
  type SessionPlace,
  touchStaffSession,
} from './sessions.sql.ts'
import { lockStaff, staffByEmail } from './staff.sql.ts'

/** Somebody of the shop, signed in. */
export interface Staff {
  id: number
  name: string
  email: string
  roles: Role[]
  storeCode: string | null
  /** The language that they chose for their screens; null for that of their browser. */
  language: Language | null
  /** When they last said who they are. */
  openedAt: Date
}

/** Whoever bears a session: their token, and whether a browser's cookie or a command line's header brought it. */
export interface Borne {
  token: string
  medium: SessionMedium
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
  { now, requestId, ...place }: SessionPlace & { now: Date; requestId: string },
): Promise<{ token: string; staff: Staff }> {
  const email = typed.trim()
  const guess = { account: email, address: place.address, now }
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
    const expiresAt = new Date(now.getTime() + sessionLasts)
    await insertStaffSession(tx, { tokenHash: hashStaffToken(token), staffId: row.id, now, expiresAt, ...place })
    await insertAct(tx, { ...act, staffId: row.id, outcome: 'done', reason: '' })
  })
  await guessedRight(db, guesses, guess)
  const { id, name, roles, store_code, language } = known
  return { token, staff: { id, name, email: known.email, roles, storeCode: store_code, language, openedAt: now } }
}

/** The token in an Authorization header. */
export const bearerOf = (authorization: string | undefined): string | null =>
  /^Bearer (\S{1,200})$/i.exec(authorization ?? '')?.[1] ?? null

/**
 * Who bears a token. One that was made for a command line opens nothing as a cookie, nor the other way round.
 * @throws ShopError unauthenticated
 */
export async function requireStaff(db: Pool, borne: Borne | null, now: Date): Promise<{ staff: Staff; token: string }> {
  const row = borne?.token.startsWith(prefix)
    ? await touchStaffSession(db, hashStaffToken(borne.token), borne.medium, now, new Date(now.getTime() - idleFor))
    : undefined
  if (!row || !borne) throw new ShopError('unauthenticated', 'staff.session_ended')
  const { staff_id: id, name, email, roles, store_code: storeCode, language, opened_at: openedAt } = row
  return { staff: { id, name, email, roles, storeCode, language, openedAt }, token: borne.token }
}

export const sweepStaffSessions = (db: Pool, now: Date) => deleteEndedStaffSessions(db, now, new Date(now.getTime() - idleFor))
