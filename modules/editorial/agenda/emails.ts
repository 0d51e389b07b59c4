import type { Language } from '#kernel/language.ts'
import { shownSpan } from '#kernel/shown-time.ts'
import { button, link, paragraph, sentence, small } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Senders } from '#modules/platform/mail/email-message.ts'
import { greeting } from '#modules/platform/mail/greeting.ts'
import { pathTo } from '#screens/addresses.ts'
import type { DetailRow } from './agenda.sql.ts'
import { type CalendarOwner, calendarFile } from './calendar-file.ts'
import { emailTexts, type LetterKind } from './email-texts.ts'
import { registrationKey } from './registration-key.ts'
import type { RegistrationRow } from './registrations.sql.ts'
import { agendaSlug } from './slugs.ts'
import { eventOf, placeOf, priceOf } from './told.ts'

export interface AgendaDeps {
  senders: Senders
  /** Signs the links of letters and the captcha. */
  secret: string
}

/** Whose name and address the calendar files carry. */
export const ownerOf = ({ name, email, url }: ReturnType<Senders>, language: Language): CalendarOwner => ({
  name,
  email,
  host: new URL(url).hostname,
  language,
})

/** Letters whose reader is to keep the appointment in a calendar, or to take it out. */
const withFile: ReadonlySet<LetterKind> = new Set(['confirmed', 'moved_up', 'cancelled', 'changed'])
const withWayOut: ReadonlySet<LetterKind> = new Set(['confirmed', 'waiting', 'moved_up', 'changed'])

/** Letters to who has a place: they bring the ticket. */
const withTicket: ReadonlySet<LetterKind> = new Set(['confirmed', 'moved_up'])

/** Letters to who comes, or may still come: they say what it costs. */
const withPrice: ReadonlySet<LetterKind> = new Set(['confirmed', 'waiting', 'moved_up', 'changed'])

/** The letter to somebody on the list of an activity, whose words are in the reader's language. */
export function listEmail(
  kind: LetterKind,
  row: DetailRow,
  registration: RegistrationRow,
  { senders, secret }: AgendaDeps,
  { now, reason = '' }: { now: Date; reason?: string },
): EmailMessage {
  const { language } = registration
  const text = emailTexts[language]
  const sender = senders(language)
  const told = text.kinds[kind]
  const title = told.subject(row.title)
  const page = `${sender.url}${pathTo('agenda-activity', language, { slug: agendaSlug(row.title), id: row.id })}`
  const wayOut = `${sender.url}${pathTo('agenda-cancel', language, { token: registrationKey(secret, registration.id) })}`
  const facts = [
    `${text.when}: ${shownSpan({ starts_at: row.starts_at.toISOString(), ends_at: row.ends_at.toISOString() }, language)}`,
    ...(row.hours ? [`${text.hours}: ${row.hours}`] : []),
    `${text.where}: ${placeOf(row)}`,
    text.places(registration.places),
    ...(withPrice.has(kind) ? priceOf(row, text, language) : []),
    ...(reason ? [`${text.reason}: ${reason}`] : []),
  ]
  const ends = withWayOut.has(kind)
  const file = calendarFile([eventOf(row, page)], ownerOf(sender, language), now)
  return {
    template: `agenda-${kind.replace('_', '-')}`,
    language,
    subject: title,
    ...inBothForms(sender, language, title, told.text, [
      paragraph(greeting(language, registration.name)),
      paragraph(told.text),
      ...facts.map((fact) => paragraph(fact)),
      ...(withTicket.has(kind) ? [paragraph(sentence(text.ticket(registration.ticket), link(wayOut, text.showTicket)))] : []),
      button(page, text.see),
      ...(ends ? [small(sentence(text.cannotCome, link(wayOut, text.giveBack)))] : []),
    ]),
    ...(withFile.has(kind)
      ? {
          files: [
            { name: `agenda-${row.id}.ics`, type: 'text/calendar; charset=utf-8; method=PUBLISH', content: Buffer.from(file) },
          ],
        }
      : {}),
  }
}
