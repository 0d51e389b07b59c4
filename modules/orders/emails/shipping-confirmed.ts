import { shownCents } from '#kernel/figures.ts'
import type { OrderRow } from '#modules/orders/order/orders.ts'
import { button, paragraph } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, houseEmail, type Sender } from '#modules/platform/mail/email-message.ts'
import { texts } from './shipping-confirmed-words.ts'

/** Tells what shipping costs, and where to pay. */
export function shippingConfirmedEmail(
  sender: Sender,
  order: Pick<OrderRow, 'number' | 'language' | 'shipping_cents' | 'total_cents'>,
  href: string,
): EmailMessage {
  const { language, number } = order
  const text = texts[language]
  const what = text.what(number, shownCents(order.shipping_cents, language), shownCents(order.total_cents, language))
  return houseEmail(sender, language, {
    template: 'shipping-confirmed',
    subject: text.subject(number),
    title: text.title,
    preview: what,
    marks: { number },
    body: [paragraph(what), paragraph(text.until), button(href, text.pay)],
  })
}
