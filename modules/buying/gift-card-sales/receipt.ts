import { shownDay } from '#kernel/days.ts'
import { shownCents } from '#kernel/figures.ts'
import { inQuotes } from '#kernel/in-quotes.ts'
import type { GiftCardRow } from '#modules/buying/gift-cards/for-orders.ts'
import type { OrderRow } from '#modules/orders/order/orders.ts'
import { button, link, paragraph, sentence, small, table } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, houseEmail, type Sender } from '#modules/platform/mail/email-message.ts'
import { pathTo } from '#screens/addresses.ts'
import { shopPath } from '#screens/shop-path.ts'
import { mainShop } from '#screens/shops.ts'
import { texts } from './receipt-words.ts'

/** The receipt of whoever bought a gift card; the code goes to whom it is for, and to nobody else. */
export function giftCardReceipt(
  sender: Sender,
  order: Pick<OrderRow, 'language' | 'number' | 'total_cents'>,
  {
    card,
    last4,
    href,
    consumer,
  }: {
    card: Pick<GiftCardRow, 'recipient_name' | 'recipient_email' | 'send_on' | 'message'> | undefined
    last4: string | null
    href: string
    consumer: boolean
  },
): EmailMessage {
  const { language } = order
  const text = texts[language]
  const total = shownCents(order.total_cents, language)
  const to = [card?.recipient_name, card?.recipient_email && `<${card.recipient_email}>`].filter(Boolean).join(' ')
  const sends = card ? text.sends(to, shownDay(card.send_on)) : ''
  const withdraw = `${sender.url}${pathTo('withdrawal', language)}?order=${encodeURIComponent(order.number)}`
  const conditions = sender.url + shopPath(sender.path ?? mainShop, 'purchase-conditions', language)
  return houseEmail(sender, language, {
    template: 'gift-card-receipt',
    subject: text.subject(order.number),
    title: text.title,
    opening: text.thanks(order.number),
    marks: { number: order.number },
    body: [
      table([
        { what: text.card, amount: total },
        { what: text.total, amount: total, strong: true },
      ]),
      small(text.receipt),
      small(text.novat),
      ...(last4 ? [small(text.paid(last4))] : []),
      ...(sends ? [paragraph(sends)] : []),
      ...(card?.message ? [paragraph(`${text.message}: ${inQuotes(card.message, language)}`)] : []),
      button(href, text.see),
      ...(consumer ? [small(sentence(text.withdrawal, link(withdraw, text.withdraw)))] : []),
      small(sentence(text.conditions, link(conditions, text.terms))),
    ],
  })
}
