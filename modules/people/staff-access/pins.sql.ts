import type { Db, Tx } from '#kernel/db.ts'

export const mostWrongPins = 5

export const putPin = (tx: Tx, staffId: number, hash: string, now: Date) => tx`
  insert into staff_pin (staff_id, pin_hash, made_at) values (${staffId}, ${hash}, ${now})
  on conflict (staff_id) do update set pin_hash = excluded.pin_hash, made_at = excluded.made_at, wrong = 0`

/** Counts a try before it is compared. @returns the hash to compare with; undefined without a PIN, or once it is closed. */
export async function tryPin(db: Db, staffId: number): Promise<string | undefined> {
  const [row] = await db<{ pin_hash: string }[]>`
    update staff_pin set wrong = wrong + 1 where staff_id = ${staffId} and wrong < ${mostWrongPins} returning pin_hash`
  return row?.pin_hash
}

export const openPin = (db: Db, staffId: number) => db`update staff_pin set wrong = 0 where staff_id = ${staffId} and wrong > 0`

export const deletePin = (tx: Tx, staffId: number) => tx`delete from staff_pin where staff_id = ${staffId}`

export const putBadge = (tx: Tx, staffId: number, hash: Buffer, now: Date) => tx`
  insert into staff_badge (staff_id, code_hash, made_at) values (${staffId}, ${hash}, ${now})
  on conflict (staff_id) do update set code_hash = excluded.code_hash, made_at = excluded.made_at`

export async function badgeHolder(db: Db, hash: Buffer): Promise<number | undefined> {
  const [row] = await db<{ staff_id: number }[]>`select staff_id from staff_badge where code_hash = ${hash}`
  return row?.staff_id
}

export const deleteBadge = (tx: Tx, staffId: number) => tx`delete from staff_badge where staff_id = ${staffId}`
