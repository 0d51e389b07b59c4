import { dayOf, shownDay } from '#kernel/days.ts'
import { shownCents } from '#kernel/figures.ts'
import type { OrderLineRow, OrderRow } from '#modules/orders/order/orders.ts'
import { button, link, paragraph, sentence, small, table } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, houseEmail, type Sender } from '#modules/platform/mail/email-message.ts'
import { shopPath } from '#screens/shop-path.ts'
import { texts } from './email-words.ts'

/** Where an order that a colleague made is paid, with what the law wants told before a sale at a distance (TRLGDCU 97 and 98). */
export function payLinkEmail(
  sender: Sender,
  order: Pick<OrderRow, 'language' | 'number' | 'total_cents' | 'shipping_cents' | 'shipping_method' | 'expires_at'>,
  {
    lines,
    href,
    asked,
    consumer,
  }: {
    lines: readonly Pick<OrderLineRow, 'quantity' | 'title' | 'paid_cents'>[]
    href: string
    asked: number
    consumer: boolean
  },
): EmailMessage {
  const { language, number, total_cents: total, shipping_cents: shipping } = order
  const text = texts[language]
  const last = dayOf(order.expires_at)
  const what = text.what(number, shownDay(last))
  return houseEmail(sender, language, {
    template: 'pay-link',
    subject: text.subject(number),
    title: text.title,
    preview: what,
    marks: { number },
    body: [
      paragraph(what),
      table([
        ...lines.map((line) => ({ what: `${line.quantity} × ${line.title}`, amount: shownCents(line.paid_cents, language) })),
        ...(order.shipping_method
          ? [{ what: text.shipping, amount: shipping === 0 ? text.free : shownCents(shipping, language) }]
          : []),
        { what: text.total, amount: shownCents(total, language), strong: true },
        ...(asked < total
          ? [
              { what: text.now, amount: shownCents(asked, language) },
              { what: text.rest, amount: shownCents(total - asked, language) },
            ]
          : []),
      ]),
      button(href, text.pay),
      small(text.obligation),
      small(text.ends),
      ...(consumer ? [small(text.withdrawal)] : []),
      small(
        sentence(text.conditions, link(sender.url + shopPath(sender.path ?? '', 'purchase-conditions', language), text.terms)),
      ),
    ],
  })
}
