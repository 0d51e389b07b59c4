import type { Db, Part, Tx } from '#kernel/db.ts'
import type { ProvedAddress } from '#modules/people/access/contract.ts'
import { type Consent, type ConsentRow, consentsOf, deleteConsents, logConsent } from './consent.sql.ts'

/** Writes what somebody accepted or took back into the consent log, for the forms of other domains. */
export async function recordConsent(tx: Tx, consent: Consent): Promise<void> {
  await logConsent(tx, consent)
}

/** Forgets what was accepted outside an account before then; `kept` says of which addresses another domain still needs it. */
export async function forgetConsents(db: Db, before: Date, kept: (email: Part) => Part): Promise<void> {
  await deleteConsents(db, before, kept)
}

/** What an account accepted or took back, and what was at its address once that is proved; the newest first. */
export const givenConsents = (db: Db, customerId: string, proved: ProvedAddress | null): Promise<readonly ConsentRow[]> =>
  consentsOf(db, customerId, proved)
