import type { Db, Tx } from '#kernel/db.ts'
import { deleteEmails, deleteSentEmails } from './forget.sql.ts'

/** Forgets letters of these templates that went out before then, as the privacy policy promises of what they repeat. */
export async function forgetSentEmails(db: Db, templates: readonly string[], before: Date): Promise<void> {
  await deleteSentEmails(db, templates, before)
}

/** Forgets letters with what was attached to them, inside a transaction that has locked them. */
export async function forgetEmails(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await deleteEmails(tx, ids)
}
