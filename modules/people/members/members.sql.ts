import type { Db, Locking, Tx } from '#kernel/db.ts'
import type { AccountMember } from '#modules/people/access/account-members.ts'

const columns = [
  'id',
  'customer_id',
  'email',
  'name',
  'role',
  'spending_limit_cents',
  'language',
  'invited_at',
  'joined_at',
  'closed_at',
] as const

/** Holds the account, so that who belongs to it changes one at a time. */
export async function lockAccount(tx: Tx, customerId: string): Promise<{ name: string } | undefined> {
  const [row] = await tx<{ name: string }[]>`
    select coalesce(nullif(library, ''), nullif(company, ''), trim(name || ' ' || surnames)) as name
    from customer where id = ${customerId} for update`
  return row
}

/** Who may sign in or is invited, by name, then who left, the latest hundred; `expires_at` of an invitation that waits. */
export const memberRows = (db: Db, customerId: string) => db<(AccountMember & { expires_at: Date | null })[]>`
  (select ${db(columns.map((column) => `m.${column}`))}, i.expires_at
    from account_member m left join member_invitation i on i.member_id = m.id
    where m.customer_id = ${customerId} and m.closed_at is null order by lower(m.name), m.id)
  union all
  (select ${db(columns.map((column) => `m.${column}`))}, null
    from account_member m where m.customer_id = ${customerId} and m.closed_at is not null order by m.closed_at desc limit 100)`

export async function countMembers(db: Db, customerId: string): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from account_member where customer_id = ${customerId} and closed_at is null`
  return row!.count
}

/** A member of the account who has not left, held until the transaction ends. */
export async function lockMember(tx: Tx, customerId: string, id: string): Promise<AccountMember | undefined> {
  const [row] = await tx<AccountMember[]>`
    select ${tx(columns)} from account_member
    where id = ${id} and customer_id = ${customerId} and closed_at is null for update`
  return row
}

export const isLogin = async (db: Db, email: string): Promise<boolean> =>
  (await db`select from login_email where email = lower(${email})`).length > 0

/** A new link takes the place of the one sent before. */
export const putInvitation = (db: Db, memberId: string, tokenHash: Buffer, expiresAt: Date) => db`
  insert into member_invitation (member_id, token_hash, expires_at) values (${memberId}, ${tokenHash}, ${expiresAt})
  on conflict (member_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`

export const deleteInvitation = (db: Db, memberId: string) => db`delete from member_invitation where member_id = ${memberId}`

interface InvitedRow extends AccountMember {
  account: string
}

/** Whose a living link is, and of which account; `lock` for whoever answers it: of two at once, one finds it. */
export async function invitedRow<Lock extends boolean = false>(
  db: Locking<Lock>,
  tokenHash: Buffer,
  now: Date,
  { lock }: { lock?: Lock } = {},
): Promise<InvitedRow | undefined> {
  const [row] = await db<InvitedRow[]>`
    select ${db(columns.map((column) => `m.${column}`))},
      coalesce(nullif(c.library, ''), nullif(c.company, ''), trim(c.name || ' ' || c.surnames)) as account
    from member_invitation i join account_member m on m.id = i.member_id join customer c on c.id = m.customer_id
    where i.token_hash = ${tokenHash} and i.expires_at > ${now} and m.closed_at is null and m.joined_at is null
    ${lock ? db`for update of i, m` : db``}`
  return row
}

/** Invitations that nobody answered; who was invited stays on the account's list until the holder decides. */
export const deleteOldInvitations = (db: Db, before: Date) => db`delete from member_invitation where expires_at < ${before}`
