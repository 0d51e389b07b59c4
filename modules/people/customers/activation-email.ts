import type { Language } from '#kernel/language.ts'
import { button, paragraph } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import { greeting } from '#modules/platform/mail/greeting.ts'
import { pathTo } from '#screens/addresses.ts'
import { texts } from './activation-email-words.ts'

/** The letter that says a library's or a business's account is open. */
export function activationEmail(
  sender: Sender,
  language: Language,
  { kind, name, account }: { kind: 'library' | 'business'; name: string; account: string },
): EmailMessage {
  const text = texts[language]
  const said = [greeting(language, name), text.opened(account), text[kind], text.people]
  const href = sender.url + pathTo('login', language)
  return {
    template: 'account-activated',
    language,
    subject: text.subject,
    ...inBothForms(sender, language, text.subject, text.opened(account), [
      ...said.map((word) => paragraph(word)),
      button(href, text.button),
    ]),
  }
}
