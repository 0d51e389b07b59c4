import type { Db } from '#kernel/db.ts'
import { type Consent, logConsent } from './consent.sql.ts'

/** Writes what somebody accepted or took back into the consent log, for the forms of other domains. */
export async function recordConsent(tx: Db, consent: Consent): Promise<void> {
  await logConsent(tx, consent)
}
