import type { Db, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { FindColleagues, Preferences } from './contract.ts'
import type { Role } from './grants.ts'
import { type Walk, worded } from './list.sql.ts'
import type { Walked } from './list-cursor.ts'

export interface StaffRow {
  id: number
  email: string
  name: string
  password_hash: string
  roles: Role[]
  store_code: string | null
  active: boolean
  language: Language | null
}

export async function staffByEmail(db: Db, email: string): Promise<StaffRow | undefined> {
  const [row] = await db<StaffRow[]>`select * from staff_user where lower(email) = lower(${email})`
  return row
}

export async function staffById(db: Db, id: number): Promise<StaffRow | undefined> {
  const [row] = await db<StaffRow[]>`select * from staff_user where id = ${id}`
  return row
}

export async function lockStaff(tx: Tx, id: number): Promise<StaffRow | undefined> {
  const [row] = await tx<StaffRow[]>`select * from staff_user where id = ${id} for update`
  return row
}

/** Somebody signed in from where they never did before. */
export const noteNewPlace = (db: Db, id: number, now: Date) => db`update staff_user set new_place_at = ${now} where id = ${id}`

/** Colleagues who did so within a week. */
export const fromNewPlaces = (db: Db) => db`u.active and u.new_place_at > now() - interval '7 days'`

const foundIn = (db: Db, { q, role, store_code, active, new_place }: FindColleagues) => db`
  from staff_user u where true ${worded(db, db`list_words(u.name || ' ' || u.email)`, q)}
    ${role === undefined ? db`` : db`and ${role} = any(u.roles)`} ${store_code === undefined ? db`` : db`and u.store_code = ${store_code}`}
    ${active === undefined ? db`` : db`and u.active = ${active}`}
    ${new_place ? db`and ${fromNewPlaces(db)}` : db``}`
export const matchingStaff = (db: Db, query: FindColleagues) => db`select u.id ${foundIn(db, query)}`
export const staffSorts = (db: Db) =>
  ({ email: { by: db`lower(u.email)`, kind: 'text' }, name: { by: db`search_fold(u.name)`, kind: 'text' } }) as const

export const listedStaff = (db: Db, query: FindColleagues, walk: Walk) => db<
  (Pick<StaffRow, 'id' | 'email' | 'name' | 'roles' | 'store_code' | 'active'> & Walked)[]
>`
  select u.id, u.email, u.name, u.roles, u.store_code, u.active, ${walk.key} ${foundIn(db, query)} ${walk.after} ${walk.order}`

/** Nothing comes back when the e-mail is a colleague's already. */
export async function insertStaff(db: Db, row: Omit<StaffRow, 'id' | 'active' | 'language'>): Promise<StaffRow | undefined> {
  const [added] = await db<StaffRow[]>`
    insert into staff_user ${db(row)} on conflict (lower(email)) do nothing returning *`
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

export interface OwnWays extends Preferences {
  language: Language | null
}
export async function lockOwnWays(tx: Tx, id: number): Promise<OwnWays> {
  const [row] = await tx<OwnWays[]>`select language, dense, scheme, printer from staff_user where id = ${id} for update`
  return row!
}
export async function setOwnWays(db: Db, id: number, { language, dense, scheme, printer }: OwnWays): Promise<OwnWays> {
  const [row] = await db<OwnWays[]>`
    update staff_user set language = ${language}, dense = ${dense}, scheme = ${scheme}, printer = ${printer} where id = ${id}
    returning language, dense, scheme, printer`
  return row!
}

/** Who works here now, by name. */
export const activeStaff = (db: Db) => db<Pick<StaffRow, 'id' | 'name' | 'roles'>[]>`
  select id, name, roles from staff_user where active order by lower(name), id`

/** Notes that somebody had a colleague's access in hand; the last time counts. */
export const noteHandled = (db: Db, staffId: number, by: number, now: Date) => db`
  insert into staff_handled (staff_id, by_id, at) values (${staffId}, ${by}, ${now})
  on conflict (staff_id, by_id) do update set at = excluded.at`
