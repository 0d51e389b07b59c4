import type { Db, Tx } from '#kernel/db.ts'

/** Who a link is for: a member, or the account's holder. */
interface Whose {
  customerId: string
  memberId: string | null
}

/** A new link takes the place of those sent before. */
export async function replaceReset(tx: Tx, { customerId, memberId }: Whose, tokenHash: Buffer, expiresAt: Date): Promise<void> {
  await deleteResetsOf(tx, customerId, memberId)
  await tx`insert into password_reset (token_hash, customer_id, member_id, expires_at)
    values (${tokenHash}, ${customerId}, ${memberId}, ${expiresAt})`
}

/** Uses a link up. @returns whose it was, or undefined when it was used, replaced or has expired. */
export async function takeReset(db: Db, tokenHash: Buffer, now: Date): Promise<Whose | undefined> {
  const [row] = await db<{ customer_id: string; member_id: string | null; expires_at: Date }[]>`
    delete from password_reset where token_hash = ${tokenHash} returning customer_id, member_id, expires_at
  `
  return row && row.expires_at > now ? { customerId: row.customer_id, memberId: row.member_id } : undefined
}

/** Links of one person: without a member, of the account's holder. */
export const deleteResetsOf = (db: Db, customerId: string, memberId: string | null = null) => db`
  delete from password_reset where customer_id = ${customerId} and member_id is not distinct from ${memberId}
`

export const deleteExpiredResets = (db: Db, now: Date) => db`delete from password_reset where expires_at <= ${now}`
