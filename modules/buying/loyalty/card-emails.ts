import type { Language } from '#kernel/language.ts'
import { button, heading, paragraph } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, houseEmail, type Sender } from '#modules/platform/mail/email-message.ts'
import { pathTo } from '#screens/addresses.ts'
import { texts } from './card-email-words.ts'

export interface CardApplication {
  id: number
  name: string
  surnames: string
  email: string
  phone: string
  store: string
  observations: string
}

/** Tells who asked that the request arrived, and where the card will be seen. */
export function cardAcknowledgement(sender: Sender, language: Language, application: CardApplication): EmailMessage {
  const text = texts[language]
  const door = `${sender.url}${pathTo('register', language)}`
  return houseEmail(sender, language, {
    template: 'card-request-received',
    subject: text.received,
    preview: text.next,
    opening: text.thanks(application),
    marks: { number: String(application.id), store: application.store },
    body: [paragraph(text.next), paragraph(text.account), button(door, text.door)],
  })
}

/** Tells who asked that the card is theirs. */
export function cardIssued(sender: Sender, language: Language, card: { number: string; store: string }): EmailMessage {
  const text = texts[language]
  const door = `${sender.url}${pathTo('private-card', language)}`
  return houseEmail(sender, language, {
    template: 'card-issued',
    subject: text.issued,
    preview: text.use,
    marks: { number: card.number, store: card.store },
    body: [heading(card.number), paragraph(text.ready(card.number, card.store)), paragraph(text.use), button(door, text.show)],
  })
}

/** Tells who asked why there is no card. */
export function cardRefused(sender: Sender, language: Language, reason: string): EmailMessage {
  const text = texts[language]
  return houseEmail(sender, language, {
    template: 'card-refused',
    subject: text.refused,
    preview: reason,
    body: [paragraph(text.sorry), paragraph(reason)],
  })
}
