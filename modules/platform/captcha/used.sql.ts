import type { Db } from '#kernel/db.ts'
import { unhurried } from '#kernel/unhurried.ts'

/** Uses a challenge up; after a power cut one of the last moment may pass once more. @returns false when it already was. */
export async function markUsed(db: Db, digest: Buffer, expiresAt: Date): Promise<boolean> {
  const added = await db`
    insert into captcha_used (digest, expires_at) select ${digest}, ${expiresAt} from ${unhurried(db)}
    on conflict do nothing returning digest
  `
  return added.length === 1
}

export async function isUsed(db: Db, digest: Buffer): Promise<boolean> {
  const [row] = await db`select from captcha_used where digest = ${digest}`
  return row !== undefined
}

export const deleteExpired = (db: Db, now: Date) => db`delete from captcha_used where expires_at <= ${now}`
