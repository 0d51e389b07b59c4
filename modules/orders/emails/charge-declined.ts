import { shownCents } from '#kernel/figures.ts'
import type { OrderRow } from '#modules/orders/order/orders.ts'
import { button, paragraph, small } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import { texts } from './charge-declined-words.ts'

/** Tells that the kept card would not be charged and where to pay the parcel (P-28). */
export function chargeDeclinedEmail(
  sender: Sender,
  order: OrderRow,
  { amountCents, href }: { amountCents: number; href: string },
): EmailMessage {
  const { language, number } = order
  const text = texts[language]
  const said = [text.what(number, shownCents(amountCents, language)), text.how]
  return {
    template: 'charge-declined',
    language,
    subject: text.subject(number),
    ...inBothForms(sender, language, text.title, said[0] ?? '', [
      ...said.map(paragraph),
      button(href, text.pay),
      small(text.calm),
    ]),
    ...(sender.from && { from: sender.from }),
  }
}
