import type { Language } from '#kernel/language.ts'
import { paragraph } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import { texts } from './email-words.ts'

/** Told apart from other letters: once sent, its recipient is forgotten too. */
export const erasedTemplate = 'account-erased'

export function erasedEmail(sender: Sender, language: Language): EmailMessage {
  const { subject, done, kept } = texts[language]
  return {
    template: erasedTemplate,
    language,
    subject,
    ...inBothForms(sender, language, subject, done, [paragraph(done), paragraph(kept)]),
  }
}
