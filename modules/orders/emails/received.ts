import { shownCents } from '#kernel/figures.ts'
import { type Language, locales } from '#kernel/language.ts'
import type { OrderLineRow, OrderRow } from '#modules/orders/order/orders.ts'
import type { EmailMessage, Sender } from '#modules/platform/mail/email-message.ts'
import { texts, toStaff } from './received-words.ts'
import { stepEmail } from './step.ts'

interface Received {
  order: Pick<OrderRow, 'number' | 'language' | 'total_cents' | 'delivery_address' | 'pickup_point'>
  lines: readonly Pick<OrderLineRow, 'quantity' | 'title' | 'paid_cents'>[]
  href: string
}

const rowsOf = ({ order, lines }: Received, language: Language) => [
  ...lines.map((line) => ({ what: `${line.quantity} × ${line.title}`, amount: shownCents(line.paid_cents, language) })),
  { what: texts[language].goods, amount: shownCents(order.total_cents, language), strong: true },
]

const placeOf = ({ order: { delivery_address: home, pickup_point: point } }: Received, language: Language): string => {
  const named = (code: string) => new Intl.DisplayNames(locales[language], { type: 'region' }).of(code)
  return home
    ? [home.recipient, home.street, `${home.postcode} ${home.city}`, home.region, named(home.country)].filter(Boolean).join(' · ')
    : point
      ? [point.name, `${point.postcode} ${point.city}`, named(point.country)].join(' · ')
      : ''
}

/** Acknowledges at once an order whose shipping is still to be said: no total, no day and no obligation yet. */
export function receivedEmail(sender: Sender, received: Received): EmailMessage {
  const { order, href } = received
  const { language, number } = order
  const text = texts[language]
  return stepEmail(sender, language, {
    template: 'order-received',
    subject: text.subject(number),
    title: text.title,
    opening: text.registered(number),
    marks: { number },
    paragraphs: [text.unpaid, text.next],
    rows: rowsOf(received, language),
    facts: [{ label: text.sendTo, value: placeOf(received, language) }],
    action: { href, text: text.see },
  })
}

/** Tells the shop, in its staff's language, that an order waits for its shipping costs. */
export function shippingAskedEmail(sender: Sender, language: Language, received: Received): EmailMessage {
  const { subject, title, what } = toStaff[language]
  return stepEmail(sender, language, {
    template: 'shipping-asked',
    subject: subject(received.order.number),
    title,
    paragraphs: [what],
    rows: rowsOf(received, language),
    facts: [{ label: texts[language].sendTo, value: placeOf(received, language) }],
    action: { href: received.href, text: texts[language].see },
  })
}
