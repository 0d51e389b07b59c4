import type { Db } from '#kernel/db.ts'
import type { Told } from '#kernel/read-at-once.ts'
import type { Caller, Entrant, Member } from './caller.ts'

export const insertSession = (db: Db, session: Required<Entrant> & { tokenHash: Buffer; openedAt: Date; expiresAt: Date }) => db`
  insert into session (token_hash, id, kind, email, member_id, device, created_at, used_at, expires_at)
  values (${session.tokenHash}, ${session.id}, ${session.kind}, ${session.email}, ${session.memberId}, ${session.device},
    ${session.openedAt}, ${session.openedAt}, ${session.expiresAt})
`

/** Somebody of an account with several people, or whoever holds an account alone. */
type MemberColumns =
  | {
      member_id: string
      role: Member['role']
      name: string
      member_email: string
      spending_limit_cents: Member['spendingLimitCents']
    }
  | { member_id: null }

type SessionRow = MemberColumns & { kind: Caller['kind']; id: string; email: string; used_at: Date }

/** Whose living session a token opens; those of a closed member are dead, whether or not they were ended. */
export const sessionAsked = (db: Db, tokenHash: Buffer, now: Date) => db<SessionRow[]>`
  select s.kind, s.id, s.email, s.member_id, m.role, m.name, m.email as member_email, m.spending_limit_cents, s.used_at
  from session s left join account_member m on m.id = s.member_id
  where s.token_hash = ${tokenHash} and s.expires_at > ${now}
    and (s.member_id is null or (m.customer_id = s.id and m.closed_at is null))`

/** The same, of rows that came alone or with other answers (kernel/read-at-once.ts). */
export function sessionTold([row]: readonly (SessionRow | Told<SessionRow>)[]): { caller: Caller; usedAt: Date } | undefined {
  if (!row) return undefined
  const member = row.member_id !== null && {
    id: row.member_id,
    role: row.role,
    name: row.name,
    email: row.member_email,
    spendingLimitCents: row.spending_limit_cents,
  }
  return { caller: { kind: row.kind, id: row.id, email: row.email, member: member || null }, usedAt: new Date(row.used_at) }
}

export const noteUse = (db: Db, tokenHash: Buffer, now: Date) => db`
  update session set used_at = ${now} where token_hash = ${tokenHash} and used_at < ${now}
`

export interface OpenSession {
  key: string
  device: string
  created_at: Date
  used_at: Date
  here: boolean
}

/** The living sessions of one person, the one of the call first; the key is the start of the token's hash. */
export const openSessions = (db: Db, person: { id: string; memberId: string | null; tokenHash: Buffer; now: Date }) => db<
  OpenSession[]
>`
  select encode(substring(token_hash for 12), 'hex') as key, device, created_at, used_at, token_hash = ${person.tokenHash} as here
  from session where id = ${person.id} and member_id is not distinct from ${person.memberId} and expires_at > ${person.now}
  order by here desc, used_at desc, created_at desc limit 100
`

export const deleteSessionByKey = (db: Db, id: string, memberId: string | null, key: string) => db`
  delete from session
  where id = ${id} and member_id is not distinct from ${memberId} and encode(substring(token_hash for 12), 'hex') = ${key}
`

export const moveHoldersSessions = (db: Db, id: string, email: string) => db`
  update session set email = ${email} where id = ${id} and member_id is null
`

export const deleteSession = (db: Db, tokenHash: Buffer) => db`delete from session where token_hash = ${tokenHash}`

export const deleteSessionsOf = (db: Db, id: string, kept: Buffer | null, memberId: string | null) => db`
  delete from session where id = ${id} and member_id is not distinct from ${memberId} and token_hash is distinct from ${kept}
`

export const deleteExpiredSessions = (db: Db, now: Date) => db`delete from session where expires_at <= ${now}`
