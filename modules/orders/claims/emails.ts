import { shownCents } from '#kernel/figures.ts'
import type { Language } from '#kernel/language.ts'
import { stepEmail } from '#modules/orders/emails/step.ts'
import type { EmailMessage, Sender } from '#modules/platform/mail/email-message.ts'
import { type ClaimNews, texts } from './email-words.ts'

/** What became of a claim. */
export function claimEmail(
  sender: Sender,
  language: Language,
  about: {
    news: ClaimNews
    note: string
    items: readonly { title: string; quantity: number }[]
    answer: string
    /** The order that sends the copies again. */
    replacement?: string
    amountCents?: number
    href: string
  },
): EmailMessage {
  const words = texts[language]
  const { subject, title, text } = words[about.news]
  const amount = about.amountCents
    ? [{ what: words.givenBack, amount: shownCents(about.amountCents, language), strong: true }]
    : []
  return stepEmail(sender, language, {
    template: `claim-${about.news}`,
    subject: subject(about.note),
    title,
    marks: { number: about.note },
    paragraphs: [text(about.note)],
    rows: [...about.items.map((item) => ({ what: `${item.quantity} × ${item.title}` })), ...amount],
    facts: [
      ...(about.answer ? [{ label: words.answer, value: about.answer }] : []),
      ...(about.replacement ? [{ label: words.order, value: about.replacement }] : []),
    ],
    action: { href: about.href, text: words.see },
  })
}
