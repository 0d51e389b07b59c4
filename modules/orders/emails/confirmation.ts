import { type Day, shownDay } from '#kernel/days.ts'
import { shownCents } from '#kernel/figures.ts'
import { signedTexts } from '#modules/editorial/signings/words.ts'
import { promotionNames } from '#modules/goods/pricing/explained.ts'
import type { Hours } from '#modules/goods/stores/hours.ts'
import { hoursInWords } from '#modules/goods/stores/hours-in-words.ts'
import type { SignedLine } from '#modules/orders/order/contract.ts'
import { waiverSentence } from '#modules/orders/order/download-waiver.ts'
import type { OrderLineRow, OrderRow } from '#modules/orders/order/orders.ts'
import { button, fact, heading, link, sentence, small, table } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, houseEmail, type LetterFile, type Sender } from '#modules/platform/mail/email-message.ts'
import { pathTo } from '#screens/addresses.ts'
import { shopPath } from '#screens/shop-path.ts'
import { type Texts, texts } from './confirmation-words.ts'

/** What the letter tells of an order. */
export type ConfirmedOrder = Pick<
  OrderRow,
  | 'number'
  | 'language'
  | 'pickup_point'
  | 'delivery_address'
  | 'promotion_cents'
  | 'coupon_cents'
  | 'bonus_cents'
  | 'explanation'
  | 'shipping_cents'
  | 'shipping_method'
  | 'total_cents'
  | 'gift_card_cents'
  | 'terms'
  | 'deposit_cents'
  | 'vat'
  | 'payment_state'
  | 'concluded'
>
export type ConfirmedLine = Pick<
  OrderLineRow,
  'id' | 'quantity' | 'title' | 'author' | 'line_cents' | 'charged_later' | 'ebook_gift' | 'dedicated' | 'download_waived_at'
>

interface Where {
  href: string
  store: { name: string; address: string; city: string; hours: Hours } | null
  last4: string | null
  /** The promised days of what travels, in the order in which it leaves; unknown ones are left out. */
  promised: readonly Day[]
  /** What was accepted, with the form to withdraw: a link alone is no durable medium (TRLGDCU 98.7). */
  conditions: LetterFile | null
  /** Whether the law lets who ordered withdraw (TRLGDCU 3 and 102). */
  consumer: boolean
  /** What its authors sign, by its line. */
  signings?: ReadonlyMap<number, SignedLine>
}

/** The confirmation on a durable medium: what was agreed, what it costs, how to step back (P-32; TRLGDCU, art. 98.7). */
export function confirmationEmail(
  sender: Sender,
  order: ConfirmedOrder,
  ordered: readonly ConfirmedLine[],
  where: Where,
): EmailMessage {
  const { language } = order
  const text = texts[language]
  const conditions = sender.url + shopPath(sender.path ?? '', 'purchase-conditions', language)
  const withdraw = `${sender.url}${pathTo('withdrawal', language)}?order=${encodeURIComponent(order.number)}`
  const destination = where.store
    ? [text.pickup, `${where.store.name}, ${where.store.address}, ${where.store.city}`]
    : order.pickup_point
      ? [
          text.pickup,
          `${order.pickup_point.name}, ${order.pickup_point.address}, ${order.pickup_point.postcode} ${order.pickup_point.city}`,
        ]
      : order.delivery_address
        ? [
            text.home,
            [
              order.delivery_address.recipient,
              [order.delivery_address.street, order.delivery_address.floor].filter(Boolean).join(', '),
              `${order.delivery_address.postcode} ${order.delivery_address.city}`,
            ].join(' · '),
          ]
        : null
  const promised = promiseOf(text, where)
  const hours = where.store ? hoursInWords(where.store.hours, language) : ''
  const collecting = [text.pickupNote, hours && `${text.openingHours}: ${hours}.`].filter(Boolean).join(' ')
  const accepted = where.consumer ? text.conditions : text.conditionsOfTrade
  const waived = waiverSentence(ordered, language)
  const signed = (line: ConfirmedLine) => where.signings?.get(line.id)?.told ?? null
  const titleOf = (line: ConfirmedLine) => `${line.quantity} × ${line.title}${line.author ? ` — ${line.author}` : ''}`
  const off = order.promotion_cents + order.coupon_cents + order.bonus_cents
  const promotions = promotionNames(order.explanation, language)
  const discounts = [text.discounts, promotions.join(', ')].filter(Boolean).join(': ')
  const shipping = order.shipping_cents === 0 ? text.free : shownCents(order.shipping_cents, language)
  const left = order.total_cents - order.gift_card_cents
  const paidByCard: [string, string][] =
    order.gift_card_cents > 0
      ? [
          [text.giftCard, `−${shownCents(order.gift_card_cents, language)}`],
          ...(left > 0 ? [[text.toPay, shownCents(left, language)] as [string, string]] : []),
        ]
      : []
  const atCollection: [string, number][] =
    order.terms === 'collection'
      ? [
          [text.paidBefore, order.deposit_cents],
          [text.onCollection, order.total_cents - order.deposit_cents],
        ]
      : []
  const email = houseEmail(sender, language, {
    template: 'order-confirmation',
    subject: text.subject(order.number),
    title: text.title,
    opening: text.thanks(order.number),
    marks: { number: order.number },
    body: [
      heading(text.items),
      table([
        ...ordered.map((line) => ({
          what: titleOf(line),
          amount: shownCents(line.line_cents, language),
          note: signed(line) ?? (line.charged_later ? text.later : line.ebook_gift ? text.gift : null),
        })),
        ...(off > 0 ? [{ what: discounts, amount: `−${shownCents(off, language)}` }] : []),
        ...(order.shipping_method ? [{ what: text.shipping, amount: shipping }] : []),
        { what: text.total, amount: shownCents(order.total_cents, language), strong: true },
        ...paidByCard.map(([what, amount]) => ({ what, amount })),
        ...atCollection.filter(([, cents]) => cents > 0).map(([what, cents]) => ({ what, amount: shownCents(cents, language) })),
      ]),
      small(
        order.vat
          .map((vat) => `${text.vat} ${vat.percent}${language === 'en' ? '%' : '\u00a0%'}: ${shownCents(vat.vat, language)}`)
          .join(' · '),
      ),
      ...(destination ? [fact(destination[0] ?? '', destination[1] ?? '')] : []),
      ...(promised ? [small(promised)] : []),
      ...(where.store ? [small(collecting)] : []),
      ...(where.last4 ? [small(text.card(where.last4))] : []),
      ...(order.payment_state === 'on_account' ? [small(text.onAccount)] : []),
      button(where.href, text.see),
      ...(where.consumer ? [small(sentence(text.withdrawal, link(withdraw, text.withdraw)))] : []),
      ...(order.concluded === 'counter' ? [small(text.atCounter)] : []),
      ...(waived ? [small(waived)] : []),
      ...(where.consumer && ordered.some((line) => line.dedicated) ? [small(signedTexts[language].dedicatedStays)] : []),
      small(sentence(accepted, link(conditions, text.terms))),
    ],
  })
  return { ...email, ...(where.conditions && { files: [where.conditions] }) }
}

/** When it arrives, or can be collected; nothing while no day is known. */
function promiseOf(text: Texts, { store, promised }: Where): string | null {
  const days = [...new Set(promised)].map(shownDay)
  const last = days.at(-1)
  if (last === undefined) return null
  return store ? text.ready(last) : text.arrives(days)
}
