import type { Language } from '#kernel/language.ts'
import { button, paragraph, small } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import { greeting } from '#modules/platform/mail/greeting.ts'
import { pathTo } from '#screens/addresses.ts'
import { texts } from './recovery-email-words.ts'

/** The letter with the link that lets its reader choose a new password (U-16). */
export function recoveryEmail(sender: Sender, language: Language, name: string, token: string): EmailMessage {
  const text = texts[language]
  const href = sender.url + pathTo('password-reset', language, { token })
  const hello = greeting(language, name)
  return {
    template: 'password-recovery',
    language,
    subject: text.subject,
    ...inBothForms(sender, language, text.subject, text.ends, [
      paragraph(hello),
      paragraph(text.asked),
      button(href, text.button),
      small(text.ends),
      small(text.ignore),
    ]),
  }
}
