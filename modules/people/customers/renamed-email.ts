import type { Language } from '#kernel/language.ts'
import { button, paragraph } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import { greeting } from '#modules/platform/mail/greeting.ts'
import { pathTo } from '#screens/addresses.ts'
import { texts } from './renamed-email-words.ts'

/** Tells a customer that staff changed their details. */
export function renamedEmail(sender: Sender, language: Language, name: string): EmailMessage {
  const { subject, changed, not, see } = texts[language]
  return {
    template: 'email-data-changed',
    language,
    subject,
    ...inBothForms(sender, language, subject, changed, [
      paragraph(greeting(language, name)),
      paragraph(changed),
      paragraph(not),
      button(sender.url + pathTo('private-data', language), see),
    ]),
  }
}
