import type { Language } from '#kernel/language.ts'
import { button, paragraph, small } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import { pathTo } from '#screens/addresses.ts'
import { texts } from './confirm-email-words.ts'

/** The letter that asks whether its reader really wants the newsletter; only its answer subscribes them. */
export function confirmEmail(sender: Sender, language: Language, token: string): EmailMessage {
  const text = texts[language]
  const href = sender.url + pathTo('newsletter-confirm', language, { token })
  return {
    template: 'newsletter-confirm',
    language,
    subject: text.subject,
    ...inBothForms(sender, language, text.subject, text.gift, [
      paragraph(text.asked),
      paragraph(text.gift),
      button(href, text.button),
      small(text.ends),
      small(text.ignore),
    ]),
  }
}
