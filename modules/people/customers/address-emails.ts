import type { Language } from '#kernel/language.ts'
import { button, paragraph, small } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import { greeting } from '#modules/platform/mail/greeting.ts'
import { pathTo } from '#screens/addresses.ts'
import { confirmTexts, noteTexts } from './address-email-words.ts'

/** The letter whose answer proves an address: of a new account (`opened`), or the one an account moves to (`moved`). */
export function confirmAddressEmail(
  sender: Sender,
  { language, name, token, why }: { language: Language; name: string; token: string; why: 'opened' | 'moved' },
): EmailMessage {
  const text = confirmTexts[language][why]
  const href = sender.url + pathTo('email-confirm', language, { token })
  const hello = greeting(language, name)
  return {
    template: `email-${why}`,
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

/** Ana at her own address sees where the account is going without the whole of it: "a…@example.com". */
const shortened = (email: string): string => email.replace(/^(.).*@/, '$1…@')

/** Tells the address an account is leaving, so that nobody loses theirs unawares. */
export function addressMovingEmail(
  sender: Sender,
  { language, name, email }: { language: Language; name: string; email: string },
): EmailMessage {
  const text = noteTexts[language]
  const lines = [greeting(language, name), text.asked(shortened(email)), text.not]
  return {
    template: 'email-moving',
    language,
    subject: text.subject,
    ...inBothForms(sender, language, text.subject, text.not, lines.map(paragraph)),
  }
}
