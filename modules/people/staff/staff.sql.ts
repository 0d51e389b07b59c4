import type { Db, Tx } from '#kernel/db.ts'
import type { Role } from './grants.ts'

export interface StaffRow {
  id: number
  email: string
  name: string
  password_hash: string
  roles: Role[]
  store_code: string | null
  active: boolean
}

export async function staffByEmail(db: Db, email: string): Promise<StaffRow | undefined> {
  const [row] = await db<StaffRow[]>`select * from staff_user where lower(email) = lower(${email})`
  return row
}

export async function lockStaff(tx: Tx, id: number): Promise<StaffRow | undefined> {
  const [row] = await tx<StaffRow[]>`select * from staff_user where id = ${id} for update`
  return row
}

export const allStaff = (db: Db) => db<StaffRow[]>`select * from staff_user order by lower(email)`

/** Nothing comes back when the e-mail is a colleague's already. */
export async function insertStaff(db: Db, row: Omit<StaffRow, 'id' | 'active'>): Promise<StaffRow | undefined> {
  const [added] = await db<StaffRow[]>`
    insert into staff_user ${db(row as never)} on conflict (lower(email)) do nothing returning *`
  return added
}

export async function updateStaff(
  db: Db,
  id: number,
  change: Pick<StaffRow, 'name' | 'roles' | 'store_code' | 'active'>,
): Promise<StaffRow> {
  const [row] = await db<StaffRow[]>`
    update staff_user set name = ${change.name}, roles = ${change.roles}, store_code = ${change.store_code}, active = ${change.active}
    where id = ${id} returning *`
  return row!
}

export const setStaffPassword = (db: Db, id: number, hash: string) =>
  db`update staff_user set password_hash = ${hash} where id = ${id}`

/** Locks every admin, so that two who take each other's role at once cannot both succeed. */
export const lockActiveAdmins = (tx: Tx) =>
  tx<{ id: number }[]>`select id from staff_user where active and 'admin' = any(roles) order by id for update`

export const insertStaffSession = (db: Db, session: { tokenHash: Buffer; staffId: number; now: Date; expiresAt: Date }) => db`
  insert into staff_session (token_hash, staff_id, opened_at, used_at, expires_at)
  values (${session.tokenHash}, ${session.staffId}, ${session.now}, ${session.now}, ${session.expiresAt})`

export interface SessionRow {
  staff_id: number
  name: string
  email: string
  roles: Role[]
  store_code: string | null
  opened_at: Date
}

/** The living session of a token, which counts as used now; nothing when it ended, lay idle or its holder left. */
export async function touchStaffSession(db: Db, tokenHash: Buffer, now: Date, idleSince: Date): Promise<SessionRow | undefined> {
  const [row] = await db<SessionRow[]>`
    update staff_session s set used_at = greatest(s.used_at, ${now}) from staff_user u
    where s.token_hash = ${tokenHash} and s.expires_at > ${now} and s.used_at > ${idleSince} and u.id = s.staff_id and u.active
    returning s.staff_id, u.name, u.email, u.roles, u.store_code, s.opened_at`
  return row
}

export const deleteStaffSession = (db: Db, tokenHash: Buffer) => db`delete from staff_session where token_hash = ${tokenHash}`

export const deleteStaffSessionsOf = (db: Db, staffId: number) => db`delete from staff_session where staff_id = ${staffId}`

export const deleteEndedStaffSessions = (db: Db, now: Date, idleSince: Date) =>
  db`delete from staff_session where expires_at <= ${now} or used_at <= ${idleSince}`
