import type { Tx } from '#kernel/db.ts'
import { shownCents } from '#kernel/figures.ts'
import type { Language } from '#kernel/language.ts'
import { shownMoment, shownSpan } from '#kernel/shown-time.ts'
import { orderLink } from '#modules/orders/order/order-key.ts'
import type { OrderRow } from '#modules/orders/order/orders.ts'
import { button, link, paragraph, sentence, small } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, houseEmail, type Senders } from '#modules/platform/mail/email-message.ts'
import { greeting } from '#modules/platform/mail/greeting.ts'
import { pathTo } from '#screens/addresses.ts'
import type { DetailRow } from './agenda.sql.ts'
import { type CalendarOwner, calendarFile } from './calendar-file.ts'
import { emailTexts, type LetterKind } from './email-words.ts'
import { registrationKey } from './registration-key.ts'
import type { RegistrationRow } from './registrations.sql.ts'
import { agendaSlug } from './slugs.ts'
import { ticketPdf } from './ticket-pdf.ts'
import { eventOf, placeOf, priceOf } from './told.ts'

/** What moves the money of orders that pay for places; api/ hands it in. Both run in the caller's transaction, the order being locked. */
export interface PlacesMoney {
  /** Gives all of it back the way it came, with the invoice that corrects the first. Cents. */
  giveBack: (tx: Tx, orderId: number, cents: number, now: Date) => Promise<void>
  /** Lets go of an order that nobody paid: its places are free with it. */
  letGo: (tx: Tx, orderId: number, now: Date) => Promise<void>
}

export interface AgendaDeps {
  senders: Senders
  /** Signs the links of letters and the captcha. */
  secret: string
  money: PlacesMoney
}

/** What letters need of all that. */
export type Writing = Pick<AgendaDeps, 'senders' | 'secret'>

/** Whose name and address the calendar files carry. */
export const ownerOf = ({ name, email, url }: ReturnType<Senders>, language: Language): CalendarOwner => ({
  name,
  email,
  host: new URL(url).hostname,
  language,
})

/** Letters whose reader is to keep the appointment in a calendar, or to take it out. */
const withFile: ReadonlySet<LetterKind> = new Set(['confirmed', 'paid', 'moved_up', 'cancelled', 'changed', 'reminder'])
const withWayOut: ReadonlySet<LetterKind> = new Set([
  'confirmed',
  'paid',
  'waiting',
  'moved_up',
  'changed',
  'held',
  'offered',
  'reminder',
])

/** Letters to who has a place: they bring the ticket. */
const withTicket: ReadonlySet<LetterKind> = new Set(['confirmed', 'paid', 'moved_up', 'reminder'])

/** Letters to who comes, or may still come: they say what it costs. */
const withPrice: ReadonlySet<LetterKind> = new Set(['confirmed', 'paid', 'waiting', 'moved_up', 'changed', 'held', 'offered'])

interface About {
  now: Date
  reason?: string
  /** The order that pays for the places. */
  order?: Pick<OrderRow, 'number' | 'owner_kind' | 'expires_at'> | null
  /** Whether what was paid comes back. */
  back?: boolean
}

/** What the places of somebody cost, label by label. */
const boughtFact = ({ bought, amount_cents, language }: RegistrationRow, label: string) => [
  `${label}: ${bought.map((one) => `${one.places} × ${one.label[language]}`).join(', ')}, ${shownCents(amount_cents, language)}`,
]

/** Letters about places that are kept until they are paid. */
const toPay: ReadonlySet<LetterKind> = new Set(['held', 'offered'])

/** What the letter of a kind is called; editors write for it under the same name. */
export const templateOf = (kind: LetterKind) => `agenda-${kind.replace('_', '-')}`

/** The letter to somebody on the list of an activity, whose words are in the reader's language. */
export function listEmail(
  kind: LetterKind,
  row: DetailRow,
  registration: RegistrationRow,
  { senders, secret }: Writing,
  { now, reason = '', order = null, back = false }: About,
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
    ...(registration.companions.length > 0 ? [`${text.companions}: ${registration.companions.join(', ')}`] : []),
    ...(withPrice.has(kind)
      ? registration.amount_cents > 0
        ? boughtFact(registration, text.price)
        : priceOf(row, text, language)
      : []),
    ...(kind === 'cancelled' && registration.state === 'confirmed' && registration.order_id !== null ? [text.comesBack] : []),
    ...(kind === 'given_back' && registration.order_id !== null ? [back ? text.comesBack : text.staysPaid] : []),
    ...(order && toPay.has(kind) ? [text.payUntil(shownMoment(order.expires_at, language))] : []),
    ...(reason ? [`${text.reason}: ${reason}`] : []),
  ]
  const ends = withWayOut.has(kind)
  const file = calendarFile([eventOf(row, page)], ownerOf(sender, language), now)
  const email = houseEmail(sender, language, {
    template: templateOf(kind),
    // The letter that confirms an order names it, as every other does.
    subject: order && kind === 'paid' ? `${title} (${order.number})` : title,
    title,
    greeting: greeting(language, registration.name),
    opening: told.text,
    marks: { title: row.title, ...(order && { number: order.number }) },
    body: [
      ...facts.map((fact) => paragraph(fact)),
      ...(withTicket.has(kind) ? [paragraph(sentence(text.ticket(registration.ticket), link(wayOut, text.showTicket)))] : []),
      order && toPay.has(kind) ? button(orderLink(sender.url, secret, { ...order, language }), text.pay) : button(page, text.see),
      ...(order && !toPay.has(kind)
        ? [small(sentence(text.paidBy(order.number), link(orderLink(sender.url, secret, { ...order, language }), text.seeOrder)))]
        : []),
      ...(ends ? [small(sentence(text.cannotCome, link(wayOut, text.giveBack)))] : []),
    ],
  })
  const calendar = {
    name: `agenda-${row.id}.ics`,
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: Buffer.from(file),
  }
  return { ...email, ...(withFile.has(kind) && { files: [calendar] }) }
}

/** The same letter, with the ticket on paper where it is to somebody who has a place; `paper`: where it was drawn beforehand. */
export async function ticketEmail(
  kind: LetterKind,
  row: DetailRow,
  registration: RegistrationRow,
  deps: Writing,
  { paper, ...about }: About & { paper?: Buffer | null },
): Promise<EmailMessage> {
  const letter = listEmail(kind, row, registration, deps, about)
  if (!withTicket.has(kind)) return letter
  const { name } = deps.senders(registration.language)
  const content = paper ?? (await ticketPdf(row, registration, name))
  const file = { name: `${registration.ticket}.pdf`, type: 'application/pdf', content }
  return { ...letter, files: [...(letter.files ?? []), file] }
}
