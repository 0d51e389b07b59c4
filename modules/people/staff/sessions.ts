import { createHash, randomBytes } from 'node:crypto'
import type { Db, Pool, Tx } from '#kernel/db.ts'
import { NotFound, ShopError } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import type { Preferences } from './contract.ts'
import type { Role } from './grants.ts'
import {
  clearFactorMissing,
  confirmStaffSession,
  deleteEndedStaffSessions,
  deleteStaffSession,
  deleteStaffSessionsOf,
  insertStaffSession,
  lockStaffSession,
  type OpenSessionRow,
  openStaffSessions,
  type SessionMedium,
  type SessionPlace,
  touchStaffSession,
  unlockStaffSession,
} from './sessions.sql.ts'

export type { OpenSessionRow, SessionMedium, SessionPlace }

/** Somebody of the shop, signed in. */
export interface Staff {
  id: number
  name: string
  email: string
  roles: Role[]
  storeCode: string | null
  /** The language that they chose for their screens; null for that of their browser. */
  language: Language | null
  preferences: Preferences
  session: StaffSession
  /** The key by which another program acts for them; null where they are signed in themselves. */
  key: StaffKey | null
}

/** The key of another program: what it opens, and the only shop that it may ask for. */
export interface StaffKey {
  /** What is seen of it. */
  prefix: string
  scopes: readonly string[]
  storefront: string | null
}

/** The session by which somebody is signed in. */
export interface StaffSession {
  id: number
  medium: SessionMedium
  /** When they last said who they are, by password or factor. */
  openedAt: Date
  locked: boolean
  /** Their roles demand a second factor that they have not set up. */
  factorMissing: boolean
  /** The shared till at which it is open. */
  till: { id: number; storeCode: string } | null
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
/** A till that nobody touched is locked, also where its screen did not say so; it does not end, since others take it over. */
const tillIdleFor = 5 * minute
/** How long after the password what needs it fresh may be done. */
export const freshFor = 10 * minute
/** Tells a staff token from a shop's at a glance; neither opens the other's calls. */
const prefix = 'staff_'

export const hashStaffToken = (token: string): Buffer => createHash('sha256').update(token).digest()

interface Opening extends SessionPlace {
  staffId: number
  now: Date
  factorMissing: boolean
  tillId: number | null
}

/** Opens a session, always a new one. @returns its token, which leaves the server once. */
export async function openStaffSession(tx: Tx, { now, ...opening }: Opening): Promise<string> {
  const token = newStaffToken()
  const expiresAt = new Date(now.getTime() + sessionLasts)
  await insertStaffSession(tx, { ...opening, now, tokenHash: hashStaffToken(token), expiresAt })
  return token
}

export const newStaffToken = (): string => `${prefix}${randomBytes(32).toString('base64url')}`

/** The token in an Authorization header. */
export const bearerOf = (authorization: string | undefined): string | null =>
  /^Bearer (\S{1,200})$/i.exec(authorization ?? '')?.[1] ?? null

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds)

/**
 * Who bears a token. One that was made for a command line opens nothing as a cookie, nor the other way round.
 * @throws ShopError unauthenticated
 */
export async function requireStaff(db: Pool, borne: Borne | null, now: Date, used = true): Promise<Staff> {
  const since = { idle: before(now, idleFor), tillIdle: before(now, tillIdleFor) }
  const row = borne?.token.startsWith(prefix)
    ? await touchStaffSession(db, { ...borne, tokenHash: hashStaffToken(borne.token), now, used, ...since })
    : undefined
  if (!row) throw new ShopError('unauthenticated', 'staff.session_ended')
  const { id, staff_id, name, email, roles, store_code: storeCode, language, medium, till_id, till_store } = row
  const till = till_id === null || till_store === null ? null : { id: till_id, storeCode: till_store }
  const state = { openedAt: row.opened_at, locked: row.locked_at !== null, factorMissing: row.factor_missing }
  const preferences = { dense: row.dense, scheme: row.scheme, printer: row.printer }
  return {
    id: staff_id,
    name,
    email,
    roles,
    storeCode,
    language,
    preferences,
    session: { id, medium, till, ...state },
    key: null,
  }
}

/** Whether somebody said only minutes ago who they are. */
export const isFresh = ({ session }: Staff, now: Date): boolean => now.getTime() - session.openedAt.getTime() <= freshFor

/** Until when somebody need not say again who they are. */
export const freshUntil = ({ session }: Staff): Date => new Date(session.openedAt.getTime() + freshFor)

/** Somebody said again who they are: their session is as fresh as a new one, and open. */
export const confirmSession = (db: Db, { session }: Staff, now: Date) => confirmStaffSession(db, session.id, now)

/** Locks the screen of a session, until its holder says who they are. */
export const lockSession = (db: Db, { session }: Staff, now: Date) => lockStaffSession(db, session.id, now)

/** Opens a locked screen by less than the password: what needs that asks for it. */
export const unlockSession = (db: Db, { session }: Staff, now: Date) =>
  unlockStaffSession(db, session.id, before(now, freshFor + 1))

/** Somebody has the second factor now that their roles demand. */
export const factorSetUp = (db: Db, staffId: number) => clearFactorMissing(db, staffId)

/** The living sessions of one person, the last used first. */
export const sessionsOf = (db: Db, staffId: number, now: Date) => openStaffSessions(db, staffId, now, before(now, idleFor))

/** Ends one session of a person. @throws NotFound */
export async function endSession(db: Db, staffId: number, id: number): Promise<void> {
  if ((await deleteStaffSession(db, staffId, id)).count === 0) throw new NotFound('staff.session_unknown')
}

/** Ends the sessions of a person, all but one where that is named. */
export async function endSessionsOf(db: Db, staffId: number, except: number | null = null): Promise<void> {
  await deleteStaffSessionsOf(db, staffId, except)
}

export const sweepStaffSessions = (db: Pool, now: Date) => deleteEndedStaffSessions(db, now, before(now, idleFor))
