import type { RefusalCode } from '#kernel/errors.ts'
import { type Cents, cents, toEuros } from '#kernel/money.ts'
import type { PricedCart, PricedLine } from '#modules/buying/cart/reckon.ts'
import { type Reckoned, waysToPay } from './staff-contract.ts'
import { cartRefusal, payRefusal } from './terms-of-order.ts'

const notices = {
  unavailable: 'made_order.unavailable',
  stock_short: 'order.stock_short',
  price_changed: 'order.cart_changed',
  signing_over: 'order.cart_changed',
} as const

/** The sentence of a code, in the language of whoever reads it. */
export type Say = (code: RefusalCode) => string

interface Telling {
  say: Say
  /** What products are called in that language; in Spanish where it is not said. */
  names?: ReadonlyMap<number, { title: string }>
}

const euros = (amount: Cents | null) => (amount === null ? null : toEuros(amount))

function lineView(
  { row, product, price, notice, delayed }: PricedLine,
  { chosenParcels }: PricedCart,
  { say, names }: Telling,
): Reckoned['lines'][number] {
  const parcel = chosenParcels.find(({ productIds }) => productIds.includes(row.product_id))
  return {
    product: row.product_id,
    title: names?.get(row.product_id)?.title ?? product.title,
    ean: product.ean || product.sku,
    copies: row.quantity,
    unit: price && toEuros(price.unit),
    total: toEuros(price?.paid ?? cents(0)),
    special: delayed,
    promised: parcel?.promisedOn ?? null,
    why_not: notice && say(notices[notice]),
  }
}

/** What an order would cost, when it would be there and how it could be paid, as the checkout would say it. */
export function reckonedView(cart: PricedCart, telling: Telling, onAccount: boolean): Reckoned {
  const { say } = telling
  const said = (code: RefusalCode | null) => code && say(code)
  const { quote, plans, chosenParcels } = cart
  const [single, split] = plans
  return {
    lines: cart.lines.map((line) => lineView(line, cart, telling)),
    goods: toEuros(quote.goods),
    discounts: toEuros(cents(quote.promotion + quote.coupon)),
    shipping: euros(cart.shippingCents),
    total: toEuros(quote.total),
    promised: single?.promisedOn ?? null,
    ready_soon: chosenParcels.length > 0 && chosenParcels.every(({ readySoon }) => readySoon),
    split: split ? { shipping: euros(split.costCents), promised: split.promisedOn } : null,
    why_not: said(cartRefusal(cart)),
    pays: Object.fromEntries(
      waysToPay.map((pays) => [pays, said(payRefusal(cart, pays) ?? (pays === 'account' && !onAccount ? 'terms.none' : null))]),
    ) as Reckoned['pays'],
  }
}
