import { addDays, dayOf } from '#kernel/days.ts'
import type { Db, Pool, Transactional } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { type Limit, takeAttempt } from '#modules/people/access/attempts.ts'
import { recordConsent } from '#modules/people/customers/consent.ts'
import { refuseFields } from '#modules/people/customers/field-errors.ts'
import { requirePerson } from '#modules/people/customers/person.ts'
import type { Arrival } from '#modules/people/customers/session.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import type { ListPage } from '#modules/people/staff/list-contract.ts'
import type { StaffPost } from '#modules/platform/mail/email-message.ts'
import { forgetSentEmails } from '#modules/platform/mail/forget.ts'
import { tellStaff } from '#modules/platform/mail/outbox.ts'
import { queueEmailToStranger } from '#modules/platform/mail/to-stranger.ts'
import {
  applicationRow,
  applicationRows,
  applicationSorts,
  closeRow,
  deleteMessages,
  insertMessage,
  type MessageRow,
  matchingApplications,
  sentBefore,
} from './contact.sql.ts'
import type { JobApplication, KeptApplication, SendMessage } from './contract.ts'
import { acknowledgement, noticeEmail } from './emails.ts'
import { errorsOf } from './form-rules.ts'
import type { FindApplications } from './staff-contract.ts'

export interface ContactDeps extends StaffPost {
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
/** The form of the consent log. */
const formOf = {
  libraries: 'contact',
  companies: 'contact',
  general: 'contact',
  service: 'customer-service',
  job: 'job',
} as const

const onOneLine = (text: string) => readable(text).replace(/\s+/g, ' ')

/**
 * Keeps what a visitor wrote from one of the shop's pages (L-18, T-14, T-19, T-21), tells the shop and acknowledges it to the sender, in one
 * transaction. Sent again with the same key it is the same message.
 * @throws ShopError invalid with the sentence of each wrong field, the captcha's among them; too_many.
 * @returns the number of the message.
 */
export async function sendMessage(
  db: Transactional,
  body: SendMessage,
  { now, language, address }: Pick<Arrival, 'now' | 'language' | 'address'>,
  { secret, ...post }: ContactDeps,
): Promise<number> {
  const written = {
    ...body,
    name: onOneLine(body.name),
    institution: onOneLine(body.institution),
    email: body.email.trim(),
    phone: onOneLine(body.phone),
    message: readable(body.message),
    training: readable(body.training),
    experience: readable(body.experience),
    knowledge: readable(body.knowledge),
  }
  refuseFields(errorsOf(written))
  const { privacy_accepted: _accepted, captcha: _captcha, website: _website, key = null, ...message } = written
  const known = key === null ? undefined : await sentBefore(db, { ...message, key })
  if (known !== undefined) return known
  if (address) await takeAttempt(db, fromAddress, address, now)
  await takeAttempt(db, fromEmail, written.email, now)
  await requirePerson(db, secret, body.captcha, now)
  return db.begin(async (tx) => {
    const number = await insertMessage(tx, { ...message, key, language, sent_at: now })
    if (number === undefined) return (await sentBefore(tx, { ...message, key: key! }))!
    const { email } = message
    await recordConsent(tx, {
      kind: 'privacy',
      given: true,
      form: formOf[message.subject],
      language,
      at: now,
      address,
      customerId: null,
      email,
    })
    await tellStaff(tx, post, (sender, read) => noticeEmail(sender, read, { ...message, number }))
    await queueEmailToStranger(
      tx,
      email,
      acknowledgement(post.senders(language), language, { number, subject: message.subject }),
      { now },
    )
    return number
  })
}

const applicationOf = ({
  sent_at,
  closed_at,
  subject: _subject,
  kind: _kind,
  institution: _institution,
  ...row
}: MessageRow): JobApplication => ({ ...row, ...datesOf({ sent_at, closed_at }) })

const datesOf = ({ sent_at, closed_at }: Pick<MessageRow, 'sent_at' | 'closed_at'>) => ({
  sent_at: sent_at.toISOString(),
  closed_at: closed_at?.toISOString() ?? null,
})

/** What those wrote who would like to work here (T-21). */
export async function findApplications(db: Db, query: FindApplications): Promise<ListPage<JobApplication>> {
  const rows = await applicationRows(db, query, walking(db, query, applicationSorts(db), { id: db`m.id` }))
  return listPage(db, query, { rows, matching: matchingApplications(db, query), view: applicationOf })
}

/** One of them, with the day on which it is forgotten. @throws NotFound */
export async function jobApplication(db: Db, id: number): Promise<KeptApplication> {
  const row = await applicationRow(db, id)
  if (!row) throw new NotFound('contact.unknown')
  return { ...applicationOf(row), kept_until: addDays(dayOf(row.sent_at), daysKept) }
}

/** Closes a job application that was answered; one that is closed keeps who closed it. @throws NotFound. */
export async function closeApplication(db: Db, id: number, staffId: number, now: Date): Promise<void> {
  if (!(await closeRow(db, id, staffId, now))) throw new NotFound('contact.unknown')
}

/** The year that the page for applicants and the privacy policy name. */
const daysKept = 365
/** Copies of what was written lie in these letters; they go with it. */
const emailTemplates = ['contact-answer', 'contact-notice', 'contact-received']

/**
 * Forgets job applications that are a year old, other messages a year after they were closed, and the letters that repeated either
 * once they are as old: a letter is never younger than the year its message was promised.
 */
export async function sweepMessages(db: Pool, now: Date): Promise<void> {
  const before = new Date(now.getTime() - daysKept * 86_400_000)
  await deleteMessages(db, before)
  await forgetSentEmails(db, emailTemplates, before)
}
