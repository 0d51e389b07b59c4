import type { Db, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { Cents } from '#kernel/money.ts'
import type { MemberRole } from './contract.ts'

/** One of several people of an account, beside its holder. */
export interface AccountMember {
  id: string
  customer_id: string
  email: string
  name: string
  role: MemberRole
  spending_limit_cents: Cents | null
  language: Language
  invited_at: Date
  joined_at: Date | null
  closed_at: Date | null
}

/** @returns whether the row went in: not when the account has somebody with the address. */
export async function insertMember(tx: Tx, row: Omit<AccountMember, 'joined_at' | 'closed_at'>): Promise<boolean> {
  const added = await tx`
    insert into account_member ${tx(row)}
    on conflict (customer_id, lower(email)) where closed_at is null do nothing returning id`
  return added.length === 1
}

export const updateMember = (
  tx: Tx,
  id: string,
  powers: Partial<Pick<AccountMember, 'name' | 'role' | 'spending_limit_cents' | 'invited_at' | 'closed_at'>>,
) => tx`update account_member set ${tx(powers)} where id = ${id}`

export const joinMember = (tx: Tx, id: string, joined: { name: string; hash: string; language: Language; now: Date }) => tx`
  update account_member set name = ${joined.name}, password_hash = ${joined.hash}, language = ${joined.language},
    joined_at = ${joined.now}
  where id = ${id}`

/** Whoever left signs in no more: no password, no link. */
export const closeMemberRow = (tx: Tx, id: string, now: Date) => tx`
  update account_member set closed_at = ${now}, password_hash = null where id = ${id}`

export const setMemberPassword = (db: Db, id: string, hash: string) =>
  db`update account_member set password_hash = ${hash} where id = ${id}`

/** Rows stay for the lists and orders that name them. */
export const emptyMembers = (tx: Tx, customerId: string, now: Date) => tx`
  update account_member set name = '—', email = id || '@erased.invalid', password_hash = null, closed_at = coalesce(closed_at, ${now})
  where customer_id = ${customerId}`
