import { type Day, shownDay } from '#kernel/days.ts'
import { shownCents } from '#kernel/figures.ts'
import type { Language } from '#kernel/language.ts'
import { button, heading, link, paragraph, passage, small } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, houseEmail, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import { pathTo } from '#screens/addresses.ts'
import { texts } from './email-words.ts'

export interface Answered {
  number: string
  asked: string
  /** Of the product offered; null without one. */
  title: string | null
  priceCents: number | null
  availableOn: Day | null
  answer: string
  closed: boolean
}

/** Tells whoever asked what a bookseller answered, or that nothing more will come of it. */
export function answerEmail(sender: Sender, language: Language, given: Answered): EmailMessage {
  const text = texts[language]
  const offer = [
    given.title && text.offer(given.title),
    given.priceCents !== null && text.price(shownCents(given.priceCents, language)),
    given.availableOn && text.from(shownDay(given.availableOn)),
  ].filter((line): line is string => Boolean(line))
  const url = `${sender.url}${pathTo('private-requests', language)}`
  const last = !given.closed && given.title ? [text.decide] : []
  return houseEmail(sender, language, {
    template: 'request-answer',
    subject: text.subject(given.number),
    title: given.closed ? text.closed : text.title,
    preview: given.answer,
    marks: { number: given.number },
    body: [
      passage(given.answer),
      ...offer.map((line) => paragraph(line)),
      button(url, text.see),
      ...last.map((line) => small(line)),
      heading(text.asked),
      small(given.asked),
    ],
  })
}

/** Who asks, where to answer, and what they add to all they ask for. */
export interface Asker {
  name: string
  email: string
  note: string
}

/** Tells the shop, in its staff's language, that a customer asks for titles that the catalogue does not have. */
export function noticeEmail(
  sender: Sender,
  language: Language,
  { name: customer, email, note }: Asker,
  asks: readonly { number: string; asked: string; quantity: number }[],
): EmailMessage {
  const { ask, asks: several } = texts[language]
  const title = asks.length === 1 ? ask(asks[0]!.number, customer) : several(asks.length, customer)
  const command = 'npm run staff -- GET /requests/'
  const lines = asks.slice(0, 100).map(({ number, asked, quantity }) => `${number} · ${quantity} × ${asked}`)
  return {
    template: 'request-notice',
    language,
    subject: title.replace(/\s+/g, ' '),
    ...inBothForms(sender, language, title, lines[0] ?? '', [
      ...(email ? [paragraph(link(`mailto:${email}`, email))] : []),
      ...lines.map((line) => paragraph(line)),
      ...(note ? [paragraph(note)] : []),
      small(command),
    ]),
  }
}
