import type { z } from 'zod'
import type { Pool } from '#kernel/db.ts'
import { givenConsents, recordConsent } from '#modules/people/customers/consent.ts'
import type { OnNewsletter } from '#modules/people/customers/hooks.ts'
import { keepOwnNewsletterWish } from '#modules/people/customers/newsletter-wish.ts'
import { accountById, lockAccount } from '#modules/people/customers/prove.ts'
import { provedAddress } from '#modules/people/customers/proved-address.ts'
import { type Arrival, requireHolder } from '#modules/people/customers/session.ts'
import { forgetRecipients } from '#modules/platform/mail/erase-emails.ts'
import { beforeErasureOf } from './before-erasure.ts'
import type { PrivacyView, SetNewsletter } from './contract.ts'
import { erasedTemplate } from './email.ts'
import type { PersonalData } from './person-contract.ts'

/** What the holder accepted, in which wording and when, and whether the account can be erased just now. */
export async function privacyView(
  db: Pool,
  signed: { id: string; token: string },
  now: Date,
  domains: readonly PersonalData[],
): Promise<PrivacyView> {
  const { id } = await requireHolder(db, signed, now)
  const account = await accountById(db, id)
  const proved = await provedAddress(db, id, account?.email ?? '')
  const [consents, before] = await Promise.all([givenConsents(db, id, proved), beforeErasureOf(db, id, domains)])
  return {
    newsletter: account?.newsletter ?? false,
    consents: consents.map(({ given_at, ...row }) => ({ ...row, at: given_at.toISOString() })),
    ...before,
  }
}

/** Begins or ends the newsletter, with a line in the consent log; what stands already changes nothing. */
export async function setNewsletter(
  db: Pool,
  body: z.output<typeof SetNewsletter>,
  { now, language, address }: Arrival,
  onNewsletter: OnNewsletter | undefined,
): Promise<void> {
  const { id } = await requireHolder(db, body, now)
  await db.begin(async (tx) => {
    const { email, newsletter } = await lockAccount(tx, id)
    if (newsletter === body.newsletter) return
    await keepOwnNewsletterWish(tx, id, body.newsletter)
    const consent = { kind: 'newsletter', given: body.newsletter, form: 'privacy', language, at: now, address } as const
    await recordConsent(tx, { ...consent, customerId: id, email })
    const proved = await provedAddress(tx, id, email)
    await onNewsletter?.(tx, { email, language, wants: body.newsletter, form: 'privacy', now, address, proved })
  })
}

/** Forgets to whom the last letters of erased accounts went, once they have gone. */
export const sweepPrivacy = (db: Pool) => forgetRecipients(db, erasedTemplate)
