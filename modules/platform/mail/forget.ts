import type { Db, Tx } from '#kernel/db.ts'
import { deleteLetters, deleteLettersSent } from './forget.sql.ts'

/** Forgets letters of these templates that went out before then, as the privacy policy promises of what they repeat. */
export async function forgetLettersSent(db: Db, templates: readonly string[], before: Date): Promise<void> {
  await deleteLettersSent(db, templates, before)
}

/** Forgets letters with what was attached to them, inside a transaction that has locked them. */
export async function forgetLetters(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await deleteLetters(tx, ids)
}
