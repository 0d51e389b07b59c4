import type { Db } from '#kernel/db.ts'

interface EmailLink {
  customerId: string
  tokenHash: Buffer
  email: string
  sentAt: Date
  expiresAt: Date
  /** Of the word of the browser in which the account was opened; null where it brought none. */
  openerHash: Buffer | null
}

/** A new link takes the place of the one sent before. */
export const replaceEmailLink = (db: Db, { customerId, tokenHash, email, sentAt, expiresAt, openerHash }: EmailLink) => db`
  insert into email_link (customer_id, token_hash, email, sent_at, expires_at, opener_hash)
  values (${customerId}, ${tokenHash}, ${email}, ${sentAt}, ${expiresAt}, ${openerHash})
  on conflict (customer_id) do update set token_hash = excluded.token_hash, email = excluded.email,
    sent_at = excluded.sent_at, expires_at = excluded.expires_at, opener_hash = excluded.opener_hash
`

/** Whose link it is and which address it proves, while it lives; the caller holds the account before using it up. */
export async function emailLinkOf(db: Db, tokenHash: Buffer, now: Date) {
  const [row] = await db<{ customer_id: string; email: string; opener_hash: Buffer | null }[]>`
    select customer_id, email, opener_hash from email_link where token_hash = ${tokenHash} and expires_at > ${now}`
  return row
}

/** The word of the browser in which an account was opened, hashed; null where it brought none. */
export async function openerOf(db: Db, customerId: string): Promise<Buffer | null> {
  const [row] = await db<{ opener_hash: Buffer | null }[]>`select opener_hash from email_link where customer_id = ${customerId}`
  return row?.opener_hash ?? null
}

/** Uses a link up. @returns false when somebody else did a moment ago, or another took its place. */
export async function takeEmailLink(db: Db, tokenHash: Buffer): Promise<boolean> {
  const gone = await db`delete from email_link where token_hash = ${tokenHash} returning customer_id`
  return gone.length === 1
}

/** The address that waits for its letter to be answered. */
export async function pendingEmail(db: Db, customerId: string, now: Date): Promise<string | null> {
  const [row] = await db<{ email: string }[]>`
    select email from email_link where customer_id = ${customerId} and expires_at > ${now}`
  return row?.email ?? null
}

export const deleteEmailLink = (db: Db, customerId: string) => db`delete from email_link where customer_id = ${customerId}`
export const deleteExpiredEmailLinks = (db: Db, now: Date) => db`delete from email_link where expires_at <= ${now}`
