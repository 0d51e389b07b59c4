import type { Language } from '#kernel/language.ts'
import { button, heading, paragraph, passage } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import { opening } from '#modules/platform/mail/house-letter.ts'
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
  const template = 'card-request-received'
  const marks = { number: String(application.id), store: application.store }
  const begins = opening(sender, language, template, { house: text.thanks(application), marks })
  const body = [passage(begins), paragraph(text.next), paragraph(text.account), button(door, text.door)]
  return {
    template,
    language,
    subject: text.received,
    ...inBothForms(sender, language, text.received, text.next, body, template),
  }
}

/** Tells who asked that the card is theirs. */
export function cardIssued(sender: Sender, language: Language, card: { number: string; store: string }): EmailMessage {
  const text = texts[language]
  const door = `${sender.url}${pathTo('private-card', language)}`
  return {
    template: 'card-issued',
    language,
    subject: text.issued,
    ...inBothForms(
      sender,
      language,
      text.issued,
      text.use,
      [heading(card.number), paragraph(text.ready(card.number, card.store)), paragraph(text.use), button(door, text.show)],
      'card-issued',
      { number: card.number, store: card.store },
    ),
  }
}

/** Tells who asked why there is no card. */
export function cardRefused(sender: Sender, language: Language, reason: string): EmailMessage {
  const text = texts[language]
  return {
    template: 'card-refused',
    language,
    subject: text.refused,
    ...inBothForms(sender, language, text.refused, reason, [paragraph(text.sorry), paragraph(reason)], 'card-refused', {}),
  }
}
