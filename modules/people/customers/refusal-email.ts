import type { Language } from '#kernel/language.ts'
import { button, paragraph, passage } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import { greeting } from '#modules/platform/mail/greeting.ts'
import { pathTo } from '#screens/addresses.ts'
import { texts } from './refusal-email-words.ts'

/** The letter that says why a library's or a business's account is not opened. */
export function refusalEmail(
  sender: Sender,
  language: Language,
  { name, account, reason }: { name: string; account: string; reason: string },
): EmailMessage {
  const text = texts[language]
  return {
    template: 'account-refused',
    language,
    subject: text.subject,
    ...inBothForms(sender, language, text.subject, text.refused(account), [
      paragraph(greeting(language, name)),
      paragraph(text.refused(account)),
      passage(reason),
      paragraph(text.meanwhile),
      paragraph(text.again),
      button(sender.url + pathTo('private-data', language), text.button),
    ]),
  }
}
