import type { Language } from '#kernel/language.ts'
import { button, paragraph } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import { pathTo } from '#screens/addresses.ts'
import { texts } from './merged-email-words.ts'

/** Somebody else who reads the letter does not learn the whole of the other address: "a…@example.com". */
const shortened = (email: string): string => email.replace(/^(.)[^@]*@/, '$1…@')

function about(sender: Sender, language: Language, said: string): EmailMessage {
  const { subject, not, enter } = texts[language]
  return {
    template: 'email-accounts-joined',
    language,
    subject,
    ...inBothForms(sender, language, subject, said, [
      paragraph(said),
      paragraph(not),
      button(sender.url + pathTo('login', language), enter),
    ]),
  }
}

/** Tells the address of the account that goes on. */
export const joinedEmail = (sender: Sender, language: Language, other: string): EmailMessage =>
  about(sender, language, texts[language].joined(shortened(other)))

/** Tells the address of the account that was emptied. */
export const leftEmail = (sender: Sender, language: Language, other: string): EmailMessage =>
  about(sender, language, texts[language].left(shortened(other)))
