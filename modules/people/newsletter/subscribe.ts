import { createHash, randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { Pool, Tx } from '#kernel/db.ts'
import { InvalidFields } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { type Limit, takeAttempt } from '#modules/people/access/attempts.ts'
import { recordConsent } from '#modules/people/customers/consent.ts'
import { addError, type FieldErrors, refuseFields } from '#modules/people/customers/field-errors.ts'
import { requirePerson } from '#modules/people/customers/person.ts'
import { emailErrors } from '#modules/people/customers/personal-rules.ts'
import type { Arrival } from '#modules/people/customers/session.ts'
import type { StaffPost } from '#modules/platform/mail/email-message.ts'
import { queueEmailToStranger } from '#modules/platform/mail/to-stranger.ts'
import { confirmEmail } from './confirm-email.ts'
import type { Subscribe } from './contract.ts'
import { beginSubscription, lockWaiting, renewLink } from './subscriptions.sql.ts'

export interface NewsletterDeps extends StaffPost {
  /** Signs the links that end a subscription. */
  secret: string
}

/** Version of the text that readers accept; change it with the text. */
const consentVersion = '2026-11'
const linkDays = 7
/** A letter that got lost is written again, this long after the first. */
const patienceMinutes = 60
const fromAddress: Limit = { name: 'newsletter-address', most: 60, minutes: 60 }

export const linkDigest = (token: string): Buffer => createHash('sha256').update(token).digest()

interface Reader {
  email: string
  language: Language
  /** Where they asked: newsletter, register, data. */
  form: string
  now: Date
  address: string | null
}

/**
 * Begins a subscription and writes the letter that asks for its confirmation. An address that is subscribed, or whose letter waits
 * for an answer, changes nothing; the letter is written again after an hour. Where no more letters may go to the address for now,
 * asking again later writes it.
 * @returns false when the address was known.
 */
export async function startSubscription(tx: Tx, reader: Reader, { senders }: Pick<NewsletterDeps, 'senders'>): Promise<boolean> {
  const { language, now, form, address } = reader
  const token = randomBytes(32).toString('base64url')
  const given = {
    email: reader.email.toLowerCase(),
    language,
    token_hash: linkDigest(token),
    token_expires_at: new Date(now.getTime() + linkDays * 86_400_000),
    form,
    consent_version: consentVersion,
    address,
    asked_at: now,
  }
  const write = () =>
    queueEmailToStranger(tx, reader.email, confirmEmail(senders(language), language, token), { now, secret: true })
  if (await beginSubscription(tx, given)) {
    await write()
    return true
  }
  const patience = new Date(now.getTime() - patienceMinutes * 60_000)
  // The link of the letter before goes on working unless another takes its place.
  const waiting = await lockWaiting(tx, given.email, patience)
  if (waiting !== undefined && (await write())) await renewLink(tx, waiting, given)
  return false
}

/**
 * Takes a reader from the form of the pages (M-01, M-04).
 * @throws ShopError invalid with the sentence of each wrong field, "This email is already registered" for a known address whatever
 * its case (M-02); too_many.
 */
export async function subscribe(
  db: Pool,
  { email: typed, privacy_accepted, captcha }: z.output<typeof Subscribe>,
  { now, language, address }: Arrival,
  deps: NewsletterDeps,
): Promise<void> {
  const email = typed.trim()
  const errors: FieldErrors = {}
  emailErrors(errors, email)
  addError(errors, 'privacy_accepted', [!privacy_accepted, 'customer.privacy_required'])
  refuseFields(errors)
  if (address) await takeAttempt(db, fromAddress, address, now)
  await requirePerson(db, deps.secret, captcha, now)
  const begun = await db.begin(async (tx) => {
    const isNew = await startSubscription(tx, { email, language, form: 'newsletter', now, address }, deps)
    if (!isNew) return false
    const consent = { given: true, form: 'newsletter', language, at: now, address, customerId: null, email }
    await recordConsent(tx, { ...consent, kind: 'privacy' })
    await recordConsent(tx, { ...consent, kind: 'newsletter' })
    return true
  })
  if (!begun) throw new InvalidFields({ email: 'newsletter.known' })
}
