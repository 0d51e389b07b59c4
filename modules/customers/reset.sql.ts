import type { Db } from '#kernel/db.ts'

/** A new link takes the place of those sent before. */
export async function replaceReset(db: Db, customerId: string, tokenHash: Buffer, expiresAt: Date): Promise<void> {
  await db`delete from password_reset where customer_id = ${customerId}`
  await db`insert into password_reset (token_hash, customer_id, expires_at) values (${tokenHash}, ${customerId}, ${expiresAt})`
}

/** Uses a link up. @returns whose it was, or undefined when it was used, replaced or has expired. */
export async function takeReset(db: Db, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const [row] = await db<{ customer_id: string; expires_at: Date }[]>`
    delete from password_reset where token_hash = ${tokenHash} returning customer_id, expires_at
  `
  return row && row.expires_at > now ? row.customer_id : undefined
}

export const deleteResetsOf = (db: Db, customerId: string) => db`delete from password_reset where customer_id = ${customerId}`

export const deleteExpiredResets = (db: Db, now: Date) => db`delete from password_reset where expires_at <= ${now}`
