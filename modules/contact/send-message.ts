import type { Pool } from '#kernel/db.ts'
import { NotFound, Refused } from '#kernel/errors.ts'
import { type Limit, takeAttempt } from '#modules/access/attempts.ts'
import { verifyCaptcha } from '#modules/captcha/captcha.ts'
import { recordConsent } from '#modules/customers/consent.ts'
import { addError, type FieldErrors, missing, refuseFields } from '#modules/customers/field-errors.ts'
import { emailErrors, isPhone } from '#modules/customers/personal-rules.ts'
import type { Arrival } from '#modules/customers/session.ts'
import type { Senders } from '#modules/mail/letter.ts'
import { queueLetter } from '#modules/mail/outbox.ts'
import { closeRow, insertMessage, type MessageRow, messageRows, type Wanted } from './contact.sql.ts'
import { type ContactMessage, longestMessage, type SendMessage, shortestMessage } from './contract.ts'
import { acknowledgement, noticeLetter } from './letters.ts'

export interface ContactDeps {
  senders: Senders
  /** Signs the captcha. */
  secret: string
}

const fromAddress: Limit = { name: 'contact-address', most: 20, minutes: 60 }
const fromEmail: Limit = { name: 'contact-email', most: 6, minutes: 60 }

/** Line breaks that browsers send and other control characters that nobody types. */
const readable = (text: string) =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
const onOneLine = (text: string) => readable(text).replace(/\s+/g, ' ')

function errorsOf(written: SendMessage): FieldErrors {
  const errors: FieldErrors = {}
  addError(errors, 'name', missing(written.name), [written.name.length > 120, 'contact.too_long'])
  const institution = [written.institution.length > 160, 'contact.too_long'] as const
  if (written.subject === 'general') addError(errors, 'institution', institution)
  else addError(errors, 'institution', missing(written.institution), institution)
  emailErrors(errors, written.email)
  addError(errors, 'phone', [written.phone !== '' && !isPhone(written.phone), 'customer.phone_invalid'])
  addError(
    errors,
    'message',
    missing(written.message),
    [written.message.length < shortestMessage, 'contact.message_short'],
    [written.message.length > longestMessage, 'contact.message_long'],
  )
  addError(errors, 'privacy_accepted', [!written.privacy_accepted, 'customer.privacy_required'])
  return errors
}

/**
 * Keeps what a visitor wrote from one of the shop's pages (L-18), tells the shop and acknowledges it to the sender, in one
 * transaction.
 * @throws ShopError invalid with the sentence of each wrong field, the captcha's among them; too_many.
 * @returns the number of the message.
 */
export async function sendMessage(
  db: Pool,
  body: SendMessage,
  { now, language, address }: Pick<Arrival, 'now' | 'language' | 'address'>,
  { senders, secret }: ContactDeps,
): Promise<number> {
  const written = {
    ...body,
    name: onOneLine(body.name),
    institution: onOneLine(body.institution),
    email: body.email.trim(),
    phone: onOneLine(body.phone),
    message: readable(body.message),
  }
  refuseFields(errorsOf(written))
  if (address) await takeAttempt(db, fromAddress, address, now)
  await takeAttempt(db, fromEmail, written.email, now)
  await verifyCaptcha(db, secret, body.captcha, now).catch((error: unknown) => {
    if (error instanceof Refused) refuseFields({ captcha: error.code })
    throw error
  })
  const { privacy_accepted: _accepted, captcha: _captcha, ...message } = written
  return db.begin(async (tx) => {
    const number = await insertMessage(tx, { ...message, language, sent_at: now })
    const { email } = message
    await recordConsent(tx, {
      kind: 'privacy',
      given: true,
      form: 'contact',
      language,
      at: now,
      address,
      customerId: null,
      email,
    })
    await queueLetter(tx, senders('es').email, noticeLetter(senders('es'), { ...message, number }))
    await queueLetter(tx, email, acknowledgement(senders(language), language, { ...message, number }))
    return number
  })
}

const viewOf = ({ sent_at, closed_at, ...row }: MessageRow): ContactMessage => ({
  ...row,
  sent_at: sent_at.toISOString(),
  closed_at: closed_at?.toISOString() ?? null,
})

/** What visitors wrote, the newest first. */
export const findMessages = async (db: Pool, wanted: Wanted): Promise<ContactMessage[]> =>
  (await messageRows(db, wanted)).map(viewOf)

/** Closes a message that was answered; one that is closed keeps who closed it. @throws NotFound. */
export async function closeMessage(db: Pool, id: number, staffId: number, now: Date): Promise<void> {
  if (!(await closeRow(db, id, staffId, now))) throw new NotFound('contact.unknown')
}
