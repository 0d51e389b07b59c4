import { shownNumber } from '#kernel/figures.ts'
import type { Language } from '#kernel/language.ts'
import { button, heading, paragraph, quotation } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import { pathTo } from '#screens/addresses.ts'
import { texts } from './points-email-words.ts'

const doorOf = (sender: Sender, language: Language) => `${sender.url}${pathTo('private-card', language)}`

/** Tells a customer that staff added or took points, and why. */
export function pointsAdjusted(
  sender: Sender,
  language: Language,
  { points, reason, available }: { points: number; reason: string; available: number },
): EmailMessage {
  const text = texts[language]
  const said = (points > 0 ? text.added : text.taken)(shownNumber(Math.abs(points), language))
  return {
    template: 'email-points-adjusted',
    language,
    subject: text.adjusted,
    ...inBothForms(sender, language, text.adjusted, said, [
      paragraph(said),
      quotation(reason, language),
      paragraph(text.available(shownNumber(available, language))),
      button(doorOf(sender, language), text.show),
    ]),
  }
}

/** Tells a customer the number that takes the place of a lost card. */
export function cardReplaced(sender: Sender, language: Language, number: string): EmailMessage {
  const text = texts[language]
  return {
    template: 'email-card-replaced',
    language,
    subject: text.replaced,
    ...inBothForms(sender, language, text.replaced, text.lost, [
      paragraph(text.lost),
      heading(number),
      paragraph(text.kept),
      button(doorOf(sender, language), text.show),
    ]),
  }
}
