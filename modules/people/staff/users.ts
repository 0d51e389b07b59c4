import type { Db, Tx } from '#kernel/db.ts'
import { Conflict, InvalidFields, NotFound, Refused } from '#kernel/errors.ts'
import { isEmail } from '#modules/people/access/email-address.ts'
import { hashPassword } from '#modules/people/access/password.ts'
import { isWeakPassword } from '#modules/people/access/weak-password.ts'
import type { Role } from './grants.ts'
import { endSessionsOf } from './sessions.ts'
import {
  insertStaff,
  lockActiveAdmins,
  lockStaff,
  noteHandled,
  type StaffRow,
  setStaffPassword,
  staffByEmail,
  staffById,
  updateStaff,
} from './staff.sql.ts'

/** Somebody who works here. An empty password_hash fits no password: they have been invited and have chosen none. */
export type Colleague = StaffRow

export { fromNewPlaces, noteNewPlace } from './staff.sql.ts'

export const colleagueOf = (db: Db, email: string): Promise<Colleague | undefined> => staffByEmail(db, email)
export const colleagueById = (db: Db, id: number): Promise<Colleague | undefined> => staffById(db, id)
export const lockColleague = (tx: Tx, id: number): Promise<Colleague | undefined> => lockStaff(tx, id)

/** Longer than a customer's: these open every order. */
const shortestStaffPassword = 12

export interface NewStaff {
  email: string
  name: string
  /** Null for who chooses it by a link. */
  password: string | null
  roles: Role[]
  storeCode: string | null
}

/** @throws InvalidFields; Conflict 'staff.email_exists' */
export async function createStaff(db: Db, { email: typed, name, password, roles, storeCode }: NewStaff): Promise<StaffRow> {
  const email = typed.trim()
  if (password !== null) await refusePassword(password, [email, name])
  if (!isEmail(email)) throw new InvalidFields({ email: 'staff.email_invalid' })
  refuseWithoutStore(roles, storeCode)
  const password_hash = password === null ? '' : await hashPassword(password)
  const row = await insertStaff(db, { email, name: name.trim(), password_hash, roles: unique(roles), store_code: storeCode })
  if (!row) throw new Conflict('staff.email_exists')
  return row
}

export interface StaffChange {
  name?: string | undefined
  roles?: Role[] | undefined
  storeCode?: string | null | undefined
  active?: boolean | undefined
  /** Given on the shop's own machine alone: over the API nobody chooses a password for somebody else. */
  password?: string | undefined
}

/**
 * Changes a colleague; what they had open ends, so that the new roles hold at once.
 * @throws NotFound, InvalidFields; Refused 'staff.last_admin' when nobody would be left to give roles.
 */
export async function changeStaff(tx: Tx, id: number, change: StaffChange): Promise<StaffRow> {
  const hash = change.password === undefined ? null : await hashPassword(await refusePassword(change.password, []))
  const admins = await lockActiveAdmins(tx)
  const row = await lockStaff(tx, id)
  if (!row) throw new NotFound('staff.unknown')
  const next = {
    name: change.name?.trim() || row.name,
    roles: unique(change.roles ?? row.roles),
    store_code: change.storeCode === undefined ? row.store_code : change.storeCode,
    active: change.active ?? row.active,
  }
  refuseWithoutStore(next.roles, next.store_code)
  const staysAdmin = next.active && next.roles.includes('admin')
  if (!staysAdmin && admins.every((admin) => admin.id === id) && admins.length > 0) throw new Refused('staff.last_admin')
  if (change.password !== undefined) await refusePassword(change.password, [row.email, next.name])
  if (hash) await setStaffPassword(tx, id, hash)
  await endSessionsOf(tx, id)
  return updateStaff(tx, id, next)
}

/**
 * Makes somebody an admin from the shop's own machine: who can open the database needs no other proof. An e-mail that is known
 * gets the role and the new password.
 */
export async function createAdmin(tx: Tx, admin: { email: string; name: string; password: string }): Promise<StaffRow> {
  const known = await staffByEmail(tx, admin.email.trim())
  if (!known) return createStaff(tx, { ...admin, roles: ['admin'], storeCode: null })
  return changeStaff(tx, known.id, { ...admin, roles: [...known.roles, 'admin'], active: true })
}

/**
 * Somebody made a colleague's account, changed it or what they sign in with. For seven days neither of the two approves what the other asks
 * for: the database refuses it as 'staff.one_hand' (migration 810).
 */
export async function handled(db: Db, colleague: number, by: Pick<StaffRow, 'id'>, now: Date): Promise<void> {
  if (colleague !== by.id) await noteHandled(db, colleague, by.id, now)
}

const unique = (roles: readonly Role[]): Role[] => [...new Set(roles)]

/** Gives somebody the password that they chose; what they have open stays. @throws InvalidFields for `field` */
export async function choosePassword(tx: Tx, { id, email, name }: Colleague, password: string, field: string): Promise<void> {
  await refusePassword(password, [email, name], field)
  await setStaffPassword(tx, id, await hashPassword(password))
}

/** Nobody signs in as somebody by a password until another is chosen. */
export const withoutPassword = (tx: Tx, { id }: Colleague) => setStaffPassword(tx, id, '')

async function refusePassword(password: string, about: readonly string[], field = 'password'): Promise<string> {
  if (password.length < shortestStaffPassword) throw new InvalidFields({ [field]: 'staff.password_short' })
  if (await isWeakPassword(password, about)) throw new InvalidFields({ [field]: 'staff.password_common' })
  return password
}

function refuseWithoutStore(roles: readonly Role[], storeCode: string | null) {
  if (roles.includes('bookseller') && storeCode === null) throw new InvalidFields({ store_code: 'staff.store_missing' })
}
