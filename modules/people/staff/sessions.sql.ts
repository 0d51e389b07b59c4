import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { Preferences } from './contract.ts'
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
  factorMissing: boolean
  tillId: number | null
}

export const insertStaffSession = (db: Db, { tokenHash, staffId, now, expiresAt, ...place }: NewSession) => db`
  insert into staff_session (token_hash, staff_id, medium, device, address, started_at, opened_at, used_at, expires_at,
    factor_missing, till_id)
  values (${tokenHash}, ${staffId}, ${place.medium}, ${place.device}, ${place.address ?? ''}, ${now}, ${now}, ${now}, ${expiresAt},
    ${place.factorMissing}, ${place.tillId})`

export interface SessionRow {
  id: number
  staff_id: number
  medium: SessionMedium
  name: string
  email: string
  roles: Role[]
  store_code: string | null
  language: Language | null
  dense: boolean
  scheme: Preferences['scheme']
  printer: Preferences['printer']
  opened_at: Date
  locked_at: Date | null
  factor_missing: boolean
  till_id: number | null
  till_store: string | null
}

interface Touch {
  tokenHash: Buffer
  medium: SessionMedium
  now: Date
  idle: Date
  tillIdle: Date
  used: boolean
}

/** The living session of a token, which counts as used now unless a screen asked by itself; nothing when it ended, lay idle or its holder left. */
export async function touchStaffSession(
  db: Db,
  { tokenHash, medium, now, idle, tillIdle, used }: Touch,
): Promise<SessionRow | undefined> {
  const [row] = await db<SessionRow[]>`
    update staff_session s set
      used_at = case when ${used} then greatest(s.used_at, ${now}) else s.used_at end,
      locked_at = coalesce(s.locked_at, case when s.till_id is not null and s.used_at <= ${tillIdle} then ${now}::timestamptz end)
    from staff_user u
    where s.token_hash = ${tokenHash} and s.medium = ${medium} and s.expires_at > ${now}
      and (s.used_at > ${idle} or s.till_id is not null) and u.id = s.staff_id and u.active
    returning s.id, s.staff_id, s.medium, u.name, u.email, u.roles, u.store_code, u.language, u.dense, u.scheme, u.printer, s.opened_at, s.locked_at,
      s.factor_missing, s.till_id, (select t.store_code from staff_till t where t.id = s.till_id) as till_store`
  return row
}

export const confirmStaffSession = (db: Db, id: number, now: Date) =>
  db`update staff_session set opened_at = ${now}, locked_at = null where id = ${id}`

export const lockStaffSession = (db: Db, id: number, now: Date) =>
  db`update staff_session set locked_at = ${now} where id = ${id} and locked_at is null`

export const unlockStaffSession = (db: Db, id: number, openedAt: Date) =>
  db`update staff_session set locked_at = null, opened_at = least(opened_at, ${openedAt}) where id = ${id}`

export const clearFactorMissing = (db: Db, staffId: number) =>
  db`update staff_session set factor_missing = false where staff_id = ${staffId} and factor_missing`

export interface OpenSessionRow {
  id: number
  medium: SessionMedium
  device: string
  address: string
  started_at: Date
  used_at: Date
  till_store: string | null
}

export const openStaffSessions = (db: Db, staffId: number, now: Date, idle: Date) => db<OpenSessionRow[]>`
  select s.id, s.medium, s.device, s.address, s.started_at, s.used_at, t.store_code as till_store
  from staff_session s left join staff_till t on t.id = s.till_id
  where s.staff_id = ${staffId} and s.expires_at > ${now} and (s.used_at > ${idle} or s.till_id is not null)
  order by s.used_at desc, s.id desc`

export const deleteStaffSession = (db: Db, staffId: number, id: number) =>
  db`delete from staff_session where staff_id = ${staffId} and id = ${id}`

export const deleteStaffSessionsOf = (db: Db, staffId: number, except: number | null) => db`
  delete from staff_session where staff_id = ${staffId} ${except === null ? db`` : db`and id <> ${except}`}`

export const deleteEndedStaffSessions = (db: Db, now: Date, idle: Date) =>
  db`delete from staff_session where expires_at <= ${now} or (used_at <= ${idle} and till_id is null)`
