import type { Language } from '#kernel/language.ts'
import { paragraph, quotation } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import { texts } from './refused-email-words.ts'

/** Tells whoever asked why nothing was deleted, and where they can complain (RGPD, art. 12.4). */
export function refusedEmail(sender: Sender, language: Language, reason: string): EmailMessage {
  const { subject, sorry, complain } = texts[language]
  return {
    template: 'email-erasure-refused',
    language,
    subject,
    ...inBothForms(sender, language, subject, reason, [paragraph(sorry), quotation(reason, language), paragraph(complain)]),
  }
}
