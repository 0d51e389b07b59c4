import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { Role } from './grants.ts'

/** How a session is borne: by a browser's cookie, or by the header that a command line sends. */
export type SessionMedium = 'browser' | 'command'

/** Where a session is open. */
export interface SessionPlace {
  medium: SessionMedium
  /** What the browser says it is, in words. */
  device: string
  address: string | null
}

interface NewSession extends SessionPlace {
  tokenHash: Buffer
  staffId: number
  now: Date
  expiresAt: Date
}

export const insertStaffSession = (db: Db, { tokenHash, staffId, now, expiresAt, medium, device, address }: NewSession) => db`
  insert into staff_session (token_hash, staff_id, medium, device, address, started_at, opened_at, used_at, expires_at)
  values (${tokenHash}, ${staffId}, ${medium}, ${device}, ${address ?? ''}, ${now}, ${now}, ${now}, ${expiresAt})`

export interface SessionRow {
  staff_id: number
  name: string
  email: string
  roles: Role[]
  store_code: string | null
  language: Language | null
  opened_at: Date
}

/** The living session of a token, which counts as used now; nothing when it ended, lay idle or its holder left. */
export async function touchStaffSession(
  db: Db,
  tokenHash: Buffer,
  medium: SessionMedium,
  now: Date,
  idleSince: Date,
): Promise<SessionRow | undefined> {
  const [row] = await db<SessionRow[]>`
    update staff_session s set used_at = greatest(s.used_at, ${now}) from staff_user u
    where s.token_hash = ${tokenHash} and s.medium = ${medium} and s.expires_at > ${now} and s.used_at > ${idleSince}
      and u.id = s.staff_id and u.active
    returning s.staff_id, u.name, u.email, u.roles, u.store_code, u.language, s.opened_at`
  return row
}

export const deleteStaffSession = (db: Db, tokenHash: Buffer) => db`delete from staff_session where token_hash = ${tokenHash}`

export const deleteStaffSessionsOf = (db: Db, staffId: number) => db`delete from staff_session where staff_id = ${staffId}`

export const deleteEndedStaffSessions = (db: Db, now: Date, idleSince: Date) =>
  db`delete from staff_session where expires_at <= ${now} or used_at <= ${idleSince}`
