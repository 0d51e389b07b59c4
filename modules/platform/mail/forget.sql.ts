import type { Db, Tx } from '#kernel/db.ts'

/** Forgets letters of these templates that went out before then; what waits or failed stays for whoever looks after it. */
export const deleteSentEmails = (db: Db, templates: readonly string[], before: Date) => db`
  delete from mail_outbox where template = any(${templates as string[]}::text[]) and sent_at < ${before}`

export async function deleteEmails(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx`delete from mail_attachment where letter_id = any(${ids as number[]}::bigint[])`
  await tx`delete from mail_outbox where id = any(${ids as number[]}::bigint[])`
}
