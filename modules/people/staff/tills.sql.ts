import type { Db, Tx } from '#kernel/db.ts'

export interface TillRow {
  id: number
  store_code: string
}

export async function insertTill(tx: Tx, keyHash: Buffer, storeCode: string, now: Date): Promise<TillRow> {
  const [row] = await tx<TillRow[]>`
    insert into staff_till (key_hash, store_code, made_at) values (${keyHash}, ${storeCode}, ${now}) returning id, store_code`
  return row!
}

export async function tillByKey(db: Db, keyHash: Buffer): Promise<TillRow | undefined> {
  const [row] = await db<TillRow[]>`select id, store_code from staff_till where key_hash = ${keyHash}`
  return row
}

/** One change of person at a time. */
export const lockTill = (tx: Tx, id: number) => tx`select id from staff_till where id = ${id} for update`

/** Whoever is at the till waits: their token is worth nothing until they come back. */
export const parkTill = (tx: Tx, id: number) =>
  tx`update staff_session set token_hash = null where till_id = ${id} and token_hash is not null`

export const deleteSessionAt = (tx: Tx, id: number, staffId: number) =>
  tx`delete from staff_session where till_id = ${id} and staff_id = ${staffId}`

/** Those who signed in at a till with their password and whose day has not ended. */
export const peopleAtTill = (db: Db, id: number, now: Date) => db<{ id: number; name: string }[]>`
  select u.id, u.name from staff_session s join staff_user u on u.id = s.staff_id
  where s.till_id = ${id} and s.expires_at > ${now} and u.active order by lower(u.name), u.id`

/** Gives the till to one of them. What needs the password asks for it: `openedAt` lies far enough back. */
export async function giveTill(
  tx: Tx,
  id: number,
  { staffId, tokenHash, now, openedAt }: { staffId: number; tokenHash: Buffer; now: Date; openedAt: Date },
): Promise<boolean> {
  const { count } = await tx`
    update staff_session set token_hash = ${tokenHash}, used_at = ${now}, locked_at = null, opened_at = least(opened_at, ${openedAt})
    where till_id = ${id} and staff_id = ${staffId} and expires_at > ${now}
      and exists (select from staff_user where id = ${staffId} and active)`
  return count === 1
}

export const deleteTill = (tx: Tx, id: number) => tx`delete from staff_till where id = ${id}`
