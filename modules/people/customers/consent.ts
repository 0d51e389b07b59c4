import type { Db, Part } from '#kernel/db.ts'
import { type Consent, deleteConsents, logConsent } from './consent.sql.ts'

/** Writes what somebody accepted or took back into the consent log, for the forms of other domains. */
export async function recordConsent(tx: Db, consent: Consent): Promise<void> {
  await logConsent(tx, consent)
}

/** Forgets what was accepted outside an account before then; `kept` says of which addresses another domain still needs it. */
export async function forgetConsents(db: Db, before: Date, kept: (email: Part) => Part): Promise<void> {
  await deleteConsents(db, before, kept)
}
