import type { Db } from '#kernel/db.ts'
import { deleteLettersSent } from './forget.sql.ts'

/** Forgets letters of these templates that went out before then, as the privacy policy promises of what they repeat. */
export async function forgetLettersSent(db: Db, templates: readonly string[], before: Date): Promise<void> {
  await deleteLettersSent(db, templates, before)
}
