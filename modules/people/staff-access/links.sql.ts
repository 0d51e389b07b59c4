import type { Db, Tx } from '#kernel/db.ts'

export type LinkPurpose = 'invitation' | 'reset'

/** A new link takes the place of the one before it. Without a person it leads nowhere. */
export async function replaceLink(
  tx: Tx,
  {
    tokenHash,
    staffId,
    purpose,
    expiresAt,
  }: { tokenHash: Buffer; staffId: number | null; purpose: LinkPurpose; expiresAt: Date },
): Promise<void> {
  await tx`
    insert into staff_link (token_hash, staff_id, purpose, expires_at) values (${tokenHash}, ${staffId}, ${purpose}, ${expiresAt})
    on conflict (staff_id) do update set token_hash = excluded.token_hash, purpose = excluded.purpose, expires_at = excluded.expires_at`
}

export interface LinkRow {
  staff_id: number
  purpose: LinkPurpose
}

export async function linkByToken(db: Db, tokenHash: Buffer, now: Date): Promise<LinkRow | undefined> {
  const [row] = await db<LinkRow[]>`
    select staff_id, purpose from staff_link where token_hash = ${tokenHash} and expires_at > ${now} and staff_id is not null`
  return row
}

/** Uses a link up. */
export async function takeLink(tx: Tx, tokenHash: Buffer, now: Date): Promise<LinkRow | undefined> {
  const [row] = await tx<LinkRow[]>`
    delete from staff_link where token_hash = ${tokenHash} and expires_at > ${now} and staff_id is not null
    returning staff_id, purpose`
  return row
}

export const deleteLinkOf = (db: Db, staffId: number) => db`delete from staff_link where staff_id = ${staffId}`

export const deleteExpiredLinks = (db: Db, now: Date) => db`delete from staff_link where expires_at <= ${now}`
