import type { Language } from '#kernel/language.ts'
import { link, paragraph, small } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import { texts } from './erasure-email-words.ts'

interface Wish {
  number: number
  email: string
  reason: string
}

/** Tells the shop, in its staff's language, that somebody wants their data deleted: a month is what the law gives for an answer. */
export function erasureNotice(sender: Sender, language: Language, { number, email, reason }: Wish): EmailMessage {
  const text = texts[language]
  const title = text.title(number)
  const command = `npm run staff -- GET /erasures/ · npm run staff -- POST /erasures/${number}/close/`
  return {
    template: 'erasure-notice',
    language,
    subject: title,
    ...inBothForms(sender, language, title, email, [
      paragraph(link(`mailto:${email}`, email)),
      paragraph(text.duty),
      paragraph(text.reason(reason)),
      small(command),
    ]),
  }
}
