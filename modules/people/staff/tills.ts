import { createHash, randomBytes } from 'node:crypto'
import type { Db, Tx } from '#kernel/db.ts'
import { freshFor, hashStaffToken, newStaffToken } from './sessions.ts'
import { deleteSessionAt, deleteTill, giveTill, insertTill, lockTill, parkTill, peopleAtTill, tillByKey } from './tills.sql.ts'

/** A browser that several people of a store share. */
export interface Till {
  id: number
  storeCode: string
}

const hashOf = (key: string) => createHash('sha256').update(`staff-till:${key}`).digest()

/** Makes a browser a shared till. @returns it with the key that the browser keeps. */
export async function makeTill(tx: Tx, storeCode: string, now: Date): Promise<{ till: Till; key: string }> {
  const key = randomBytes(32).toString('base64url')
  const { id } = await insertTill(tx, hashOf(key), storeCode, now)
  return { till: { id, storeCode }, key }
}

/** The till whose key a browser has. */
export async function tillOf(db: Db, key: string | null): Promise<Till | null> {
  const row = key === null ? undefined : await tillByKey(db, hashOf(key))
  return row ? { id: row.id, storeCode: row.store_code } : null
}

/** Makes place at a till for who signs in: others wait, and what they had open there themselves ends. */
export async function clearTill(tx: Tx, { id }: Till, staffId: number): Promise<void> {
  await lockTill(tx, id)
  await deleteSessionAt(tx, id, staffId)
  await parkTill(tx, id)
}

export const peopleAt = (db: Db, { id }: Till, now: Date) => peopleAtTill(db, id, now)

/** Gives a till to somebody who signed in there with their password. @returns their new token; null when they did not. */
export async function takeTill(tx: Tx, { id }: Till, staffId: number, now: Date): Promise<string | null> {
  await lockTill(tx, id)
  await parkTill(tx, id)
  const token = newStaffToken()
  const openedAt = new Date(now.getTime() - freshFor - 1)
  return (await giveTill(tx, id, { staffId, tokenHash: hashStaffToken(token), now, openedAt })) ? token : null
}

/** The browser is nobody's till any more; every session at it ends. */
export const endTill = (tx: Tx, { id }: Till) => deleteTill(tx, id)
