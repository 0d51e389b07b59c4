import { type Day, shownDay } from '#kernel/days.ts'
import { shownCents } from '#kernel/figures.ts'
import type { Cents } from '#kernel/money.ts'
import { stepEmail } from '#modules/orders/emails/step.ts'
import type { OrderRow } from '#modules/orders/order/orders.ts'
import type { EmailMessage, Sender } from '#modules/platform/mail/email-message.ts'
import { texts } from './email-words.ts'

interface Said {
  missing: { title: string; copies: number }
  edition: { title: string; price_cents: Cents | null } | null
  waitUntil: Day | null
  /** Null where doing without it is not offered. */
  worthCents: Cents | null
  note: string
  href: string
}

/** Asks the customer what is to become of copies that cannot be found. */
export function shortEmail(
  sender: Sender,
  order: Pick<OrderRow, 'number' | 'language' | 'terms'>,
  { missing, edition, waitUntil, worthCents, note, href }: Said,
): EmailMessage {
  const { language, number } = order
  const text = texts[language]
  const back = (worth: Cents) => (order.terms === 'prepaid' ? text.givenBack(shownCents(worth, language)) : text.notCharged)
  return stepEmail(sender, language, {
    template: 'copies-short',
    subject: text.subject(number),
    title: text.title,
    opening: text.what(number),
    marks: { number },
    paragraphs: [...(note ? [note] : []), text.choose],
    rows: [{ what: `${missing.copies} × ${missing.title}` }],
    facts: [
      ...(edition
        ? [{ label: text.edition, value: text.editionIs(edition.title, shownCents(edition.price_cents ?? 0, language)) }]
        : []),
      ...(waitUntil ? [{ label: text.wait, value: text.waitUntil(shownDay(waitUntil)) }] : []),
      ...(worthCents === null ? [] : [{ label: text.without, value: back(worthCents) }]),
    ],
    after: [text.answer],
    action: { href, text: text.see },
  })
}
