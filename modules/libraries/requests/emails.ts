import { ofTheDay } from '#kernel/catalan-day.ts'
import { ofName } from '#kernel/catalan-names.ts'
import { type Day, shownDay } from '#kernel/days.ts'
import { shownCents } from '#kernel/figures.ts'
import type { Language, Localized } from '#kernel/language.ts'
import { button, heading, link, paragraph, passage, small } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import { pathTo } from '#screens/addresses.ts'

interface Texts {
  ask: (number: string, customer: string) => string
  asks: (count: number, customer: string) => string
  subject: (number: string) => string
  title: string
  closed: string
  asked: string
  offer: (title: string) => string
  price: (price: string) => string
  from: (day: string) => string
  see: string
  decide: string
}

const texts: Localized<Texts> = {
  es: {
    ask: (number, customer) => `Consulta ${number} de ${customer}`,
    asks: (count, customer) => `${count} consultas de ${customer}`,
    subject: (number) => `Respuesta a su consulta ${number}`,
    title: 'Un librero ha respondido a su consulta',
    closed: 'Su consulta está cerrada',
    asked: 'Lo que nos pidió',
    offer: (title) => `Le ofrecemos: ${title}`,
    price: (price) => `Precio por ejemplar: ${price}, IVA incluido`,
    from: (day) => `Disponible desde el ${day}`,
    see: 'Ver la respuesta',
    decide: 'Desde sus consultas puede añadirlo a la lista de pedido o rechazarlo.',
  },
  ca: {
    ask: (number, customer) => `Consulta ${number} ${ofName(customer)}`,
    asks: (count, customer) => `${count} consultes ${ofName(customer)}`,
    subject: (number) => `Resposta a la consulta ${number}`,
    title: 'Un llibreter ha respost la vostra consulta',
    closed: 'La vostra consulta està tancada',
    asked: 'El que ens vau demanar',
    offer: (title) => `Us oferim: ${title}`,
    price: (price) => `Preu per exemplar: ${price}, IVA inclòs`,
    from: (day) => `Disponible des ${ofTheDay(day)}`,
    see: 'Mostra la resposta',
    decide: 'Des de les vostres consultes el podeu afegir a la llista de comanda o rebutjar-lo.',
  },
  en: {
    ask: (number, customer) => `Request ${number} from ${customer}`,
    asks: (count, customer) => `${count} requests from ${customer}`,
    subject: (number) => `Reply to your request ${number}`,
    title: 'A bookseller has replied to your request',
    closed: 'Your request is closed',
    asked: 'Your request',
    offer: (title) => `We can offer: ${title}`,
    price: (price) => `Price per copy: ${price}, VAT included`,
    from: (day) => `Available from ${day}`,
    see: 'See the reply',
    decide: 'Go to your requests to add it to your order list or decline it.',
  },
}

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
  const title = given.closed ? text.closed : text.title
  const offer = [
    given.title && text.offer(given.title),
    given.priceCents !== null && text.price(shownCents(given.priceCents, language)),
    given.availableOn && text.from(shownDay(given.availableOn)),
  ].filter((line): line is string => Boolean(line))
  const url = `${sender.url}${pathTo('private-requests', language)}`
  const last = !given.closed && given.title ? [text.decide] : []
  return {
    template: 'request-answer',
    language,
    subject: text.subject(given.number),
    ...inBothForms(sender, language, title, given.answer, [
      passage(given.answer),
      ...offer.map((line) => paragraph(line)),
      button(url, text.see),
      ...last.map((line) => small(line)),
      heading(text.asked),
      small(given.asked),
    ]),
  }
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
