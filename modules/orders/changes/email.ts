import { shownDay } from '#kernel/days.ts'
import { shownCents } from '#kernel/figures.ts'
import { stepEmail } from '#modules/orders/emails/step.ts'
import type { OrderRow } from '#modules/orders/order/orders.ts'
import type { EmailMessage, Sender } from '#modules/platform/mail/email-message.ts'
import type { Changed } from './change-order.ts'
import { texts } from './email-words.ts'

/** What the letter tells of a change. */
type ToldChange = Pick<Changed, 'promised' | 'refundCents' | 'secondPerson' | 'differenceCents'> & {
  before: { order: Pick<OrderRow, 'number' | 'language'> }
  takenOut: readonly { line: { title: string }; copies: number }[]
  added: readonly { product: { title: string }; quantity: number; price: { paid: number } }[]
}

interface Totals {
  totalCents: number
  shippingCents: number
  wasShippingCents: number
}

/** Tells a customer what of their order was changed, what it costs now, and what they get back or have still to pay. */
export function changedEmail(
  sender: Sender,
  { before: { order }, takenOut, added, promised, refundCents, secondPerson, differenceCents }: ToldChange,
  { totalCents, shippingCents, wasShippingCents }: Totals,
  href: string,
): EmailMessage {
  const { language, number } = order
  const text = texts[language]
  const money = (cents: number) => shownCents(cents, language)
  return stepEmail(sender, language, {
    template: 'order-changed',
    subject: text.subject(number),
    title: text.title,
    opening: text.what(number),
    marks: { number },
    rows: [
      ...takenOut.map(({ line, copies }) => ({ what: text.takenOut(`${copies} × ${line.title}`) })),
      ...added.map(({ product, quantity, price }) => ({
        what: text.added(`${quantity} × ${product.title}`),
        amount: money(price.paid),
      })),
      ...(shippingCents === wasShippingCents ? [] : [{ what: text.shipping, amount: money(shippingCents) }]),
      { what: text.total, amount: money(totalCents), strong: true },
      ...(refundCents > 0 && !secondPerson ? [{ what: text.givenBack, amount: money(refundCents), strong: true }] : []),
      ...(differenceCents > 0 ? [{ what: text.toPay, amount: money(differenceCents), strong: true }] : []),
    ],
    facts: added.length > 0 && promised ? [{ label: text.promised, value: shownDay(promised) }] : [],
    after: [...(refundCents > 0 && !secondPerson ? [text.givenBackWhen] : []), ...(differenceCents > 0 ? [text.payFirst] : [])],
    action: { href, text: differenceCents > 0 ? text.pay : text.see },
  })
}
