import type { Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import { logConsent } from './consent.sql.ts'
import { endNewsletter } from './customers.sql.ts'

/**
 * Somebody wants no commercial information: written down, and the newsletter ends (P-22). A member of an account speaks for their
 * own address alone.
 */
export async function optOut(
  tx: Tx,
  { caller, language, now, form }: { caller: Caller; language: Language; now: Date; form: string },
): Promise<void> {
  const customerId = caller.kind === 'customer' && !caller.member ? caller.id : null
  if (customerId) await endNewsletter(tx, customerId)
  await logConsent(tx, {
    kind: 'newsletter',
    given: false,
    form,
    language,
    at: now,
    address: null,
    customerId,
    email: caller.email,
  })
}
