import type { z } from 'zod'
import type { Pool, Tx } from '#kernel/db.ts'
import { type Limit, takeAttempt } from '#modules/people/access/attempts.ts'
import { forgetConsents, recordConsent } from '#modules/people/customers/consent.ts'
import { addError, type FieldErrors, refuseFields } from '#modules/people/customers/field-errors.ts'
import { keepNewsletterWish } from '#modules/people/customers/newsletter-wish.ts'
import { requirePerson } from '#modules/people/customers/person.ts'
import { emailErrors } from '#modules/people/customers/personal-rules.ts'
import type { Arrival } from '#modules/people/customers/session.ts'
import { forgetErasureRequests, keepErasureRequest } from '#modules/people/privacy/erasure-requests.ts'
import { forgetSentEmails } from '#modules/platform/mail/forget.ts'
import { tellStaff } from '#modules/platform/mail/outbox.ts'
import type { Unsubscribe } from './contract.ts'
import { subscriptionOf } from './end-link.ts'
import { erasureNotice } from './erasure-email.ts'
import type { NewsletterDeps } from './subscribe.ts'
import { deleteEnded, deleteUnanswered, endByEmail, stillAsks, subscriptionById } from './subscriptions.sql.ts'

const fromAddress: Limit = { name: 'unsubscribe-address', most: 30, minutes: 60 }

/** Ends the letters to an address, if there are any; the caller keeps the consent. */
export const endSubscription = async (tx: Tx, email: string, now: Date): Promise<void> => {
  await endByEmail(tx, email, now)
}

/** The same for an account that has not proved its address. */
export const endBegunByAccount = async (tx: Tx, email: string, now: Date): Promise<void> => {
  await endByEmail(tx, email, now, { begunByAccount: true })
}

/** Ends the letters and says so wherever it is kept. */
async function end(tx: Tx, email: string, { now, language, address }: Arrival, form: string): Promise<void> {
  const ended = await endByEmail(tx, email, now)
  const customerId = await keepNewsletterWish(tx, email, false)
  if (ended || customerId)
    await recordConsent(tx, { kind: 'newsletter', given: false, form, language, at: now, address, customerId, email })
}

/** Ends a subscription by the link of a letter. @returns false for a link that the shop did not write. */
export async function endByLink(db: Pool, token: string, arrival: Arrival, secret: string): Promise<boolean> {
  const id = subscriptionOf(secret, token)
  const reader = id === null ? undefined : await subscriptionById(db, id)
  if (!reader) return false
  await db.begin((tx) => end(tx, reader.email, arrival, 'letter'))
  return true
}

/**
 * Ends the letters at once: those of the link in a letter, else those to the e-mail typed, whose data the shop is asked to delete. It
 * answers the same for addresses that it never heard of (T-22).
 * @throws ShopError invalid with the sentence of each wrong field, the captcha's among them; too_many.
 */
export async function unsubscribe(
  db: Pool,
  body: z.output<typeof Unsubscribe>,
  arrival: Arrival,
  { secret, ...post }: NewsletterDeps,
): Promise<void> {
  const { now, language, address } = arrival
  if (body.token && (await endByLink(db, body.token, arrival, secret))) return
  const email = body.email.trim()
  const reason = body.reason.trim()
  const errors: FieldErrors = {}
  emailErrors(errors, email)
  addError(errors, 'reason', [reason === '', 'newsletter.reason_missing'])
  refuseFields(errors)
  if (address) await takeAttempt(db, fromAddress, address, now)
  await requirePerson(db, secret, body.captcha, now)
  await db.begin(async (tx) => {
    await end(tx, email, arrival, 'unsubscribe')
    const wish = { email: email.toLowerCase(), reason }
    const number = await keepErasureRequest(tx, { ...wish, language, asked_at: now })
    await tellStaff(tx, post, (sender, read) => erasureNotice(sender, read, { ...wish, number }))
  })
}

/** With the days of the link, the five weeks that the privacy policy names. */
const daysOfLink = 7
const daysAfterExpiry = 28

/** The three years within which somebody may be asked to prove what was accepted, as the privacy policy says. */
const daysOfProof = 3 * 365

/** Forgets addresses whose letter was never answered, with that letter, and after three years who left and what they once accepted. */
export async function sweepNewsletter(db: Pool, now: Date): Promise<void> {
  const unanswered = now.getTime() - daysAfterExpiry * 86_400_000
  await deleteUnanswered(db, new Date(unanswered))
  await forgetSentEmails(db, ['newsletter-confirm'], new Date(unanswered - daysOfLink * 86_400_000))
  const unprovable = new Date(now.getTime() - daysOfProof * 86_400_000)
  await deleteEnded(db, unprovable)
  await forgetErasureRequests(db, unprovable)
  await forgetConsents(db, unprovable, (email) => stillAsks(db, email))
  await forgetSentEmails(db, ['erasure-notice', 'newsletter-welcome'], unprovable)
}
