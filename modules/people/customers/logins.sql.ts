import type { Db, Tx } from '#kernel/db.ts'
import { type AccountMember, setMemberPassword } from '#modules/people/access/account-members.ts'
import { type CustomerRow, customerById, lockCustomer, updatePassword } from './customers.sql.ts'

/** One of several people of an account; `password_hash` is null until the invitation is answered. */
export type MemberRow = AccountMember & { password_hash: string | null }

/** Who signs in with an address: an account's holder, or a member of it. */
export interface LoginRow {
  customer: CustomerRow
  member: MemberRow | null
}

/** What a guess would begin with: what others may know of whoever signs in. */
export const detailsOf = ({ customer, member }: LoginRow): string[] => {
  const { email, name, surnames, company, library } = customer
  return member ? [member.email, member.name, company, library] : [email, name, surnames, `${name} ${surnames}`, company, library]
}

export const hashOf = ({ customer, member }: LoginRow): string | null => (member ? member.password_hash : customer.password_hash)

export async function loginByEmail(db: Db, email: string): Promise<LoginRow | undefined> {
  const [row] = await db<{ customer_id: string; member_id: string | null }[]>`
    select customer_id, member_id from login_email where email = lower(${email})`
  return row && readLogin(db, row.customer_id, row.member_id)
}

/** Whose login it is; nobody's when the member has left. */
export async function readLogin(db: Db, customerId: string, memberId: string | null): Promise<LoginRow | undefined> {
  const customer = await customerById(db, customerId)
  if (!customer || !memberId) return customer && { customer, member: null }
  const [member] = await db<MemberRow[]>`
    select * from account_member where id = ${memberId} and customer_id = ${customerId} and closed_at is null`
  return member && { customer, member }
}

/** As readLogin, held until the transaction ends. */
export async function lockLogin(tx: Tx, customerId: string, memberId: string | null): Promise<LoginRow | undefined> {
  if (!memberId) {
    const held = await lockCustomer(tx, customerId)
    return held && { customer: held, member: null }
  }
  const [held] = await tx<{ id: string }[]>`
    select id from account_member where id = ${memberId} and customer_id = ${customerId} and closed_at is null for update`
  return held && readLogin(tx, customerId, held.id)
}

export const setPassword = (db: Db, { customer, member }: LoginRow, hash: string) =>
  member ? setMemberPassword(db, member.id, hash) : updatePassword(db, customer.id, hash)
