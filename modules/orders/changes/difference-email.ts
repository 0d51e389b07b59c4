import { shownCents } from '#kernel/figures.ts'
import { stepEmail } from '#modules/orders/emails/step.ts'
import type { OrderRow } from '#modules/orders/order/orders.ts'
import type { EmailMessage, Sender } from '#modules/platform/mail/email-message.ts'
import { texts } from './difference-email-words.ts'

interface Owed {
  added: readonly { title: string; quantity: number; cents: number }[]
  toPayCents: number
  href: string
}

/** Where the customer of an exchange pays what the other thing costs more. */
export function differenceEmail(
  sender: Sender,
  { number, language }: Pick<OrderRow, 'number' | 'language'>,
  { added, toPayCents, href }: Owed,
): EmailMessage {
  const text = texts[language]
  return stepEmail(sender, language, {
    template: 'exchange-difference',
    subject: text.subject(number),
    title: text.title,
    opening: text.what(number),
    marks: { number },
    rows: [
      ...added.map(({ title, quantity, cents }) => ({ what: `${quantity} × ${title}`, amount: shownCents(cents, language) })),
      { what: text.toPay, amount: shownCents(toPayCents, language), strong: true },
    ],
    after: [text.waits],
    action: { href, text: text.pay },
  })
}
