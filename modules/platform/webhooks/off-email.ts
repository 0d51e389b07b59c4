import { dayOf, shownDay } from '#kernel/days.ts'
import type { Language } from '#kernel/language.ts'
import { paragraph } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import { texts } from './off-email-words.ts'

/** Tells the shop that it no longer tells another program what happens. */
export function switchedOffEmail(
  sender: Sender,
  language: Language,
  { name, url, failing_since }: { name: string; url: string; failing_since: Date },
): EmailMessage {
  const text = texts[language]
  const title = text.title(name)
  return {
    template: 'webhook-off',
    language,
    subject: title,
    ...inBothForms(sender, language, title, url, [
      paragraph(url),
      paragraph(text.since(shownDay(dayOf(failing_since)))),
      paragraph(text.duty),
    ]),
  }
}
