import type { Db } from '#kernel/db.ts'
import type { Caller } from './caller.ts'

export const insertSession = (db: Db, session: Caller & { tokenHash: Buffer; expiresAt: Date }) => db`
  insert into session (token_hash, id, kind, email, expires_at)
  values (${session.tokenHash}, ${session.id}, ${session.kind}, ${session.email}, ${session.expiresAt})
`

export async function sessionRow(db: Db, tokenHash: Buffer, now: Date): Promise<Caller | undefined> {
  const [row] = await db<Caller[]>`select id, kind, email from session where token_hash = ${tokenHash} and expires_at > ${now}`
  return row
}

export const deleteSession = (db: Db, tokenHash: Buffer) => db`delete from session where token_hash = ${tokenHash}`

export const deleteSessionsOf = (db: Db, id: string, kept: Buffer | null) => db`
  delete from session where id = ${id} and token_hash is distinct from ${kept}
`

export const deleteExpiredSessions = (db: Db, now: Date) => db`delete from session where expires_at <= ${now}`
