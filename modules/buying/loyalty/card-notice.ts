import type { Language } from '#kernel/language.ts'
import { lines, link, paragraph } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import type { CardApplication } from './card-emails.ts'
import { texts } from './card-notice-words.ts'

/** Tells the shop, in its staff's language, that somebody asks for a card. */
export function cardNotice(sender: Sender, language: Language, asked: CardApplication & { sector: string }): EmailMessage {
  const text = texts[language]
  const title = text.request(asked.id)
  const who = [`${asked.name} ${asked.surnames}`, asked.phone].join(' · ')
  const rest = [text.pickUp(asked.store), text.sector(asked.sector), asked.observations].filter(Boolean)
  return {
    template: 'card-request-notice',
    language,
    subject: title,
    ...inBothForms(sender, language, title, who, [
      paragraph(lines(who, link(`mailto:${asked.email}`, asked.email))),
      ...rest.map((line) => paragraph(line)),
    ]),
  }
}
