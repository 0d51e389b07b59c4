import type { RefusalCode } from '#kernel/errors.ts'
import { payLinkDays } from '#kernel/facts.ts'
import type { PricedCart } from '#modules/buying/cart/reckon.ts'
import { refusalOf } from '#modules/buying/checkout/checkout-rules.ts'
import type { OrderTerms } from '#modules/orders/order/orders.ts'
import type { MakeOrder, WayToPay } from './staff-contract.ts'

/** Why a cart cannot be ordered as it is, by the rules of the checkout; null where it can. */
export const cartRefusal = (cart: PricedCart, expectedCents: number | null = null): RefusalCode | null =>
  refusalOf(cart, { conditions: true, expectedCents }) ?? (cart.shippingPending ? 'made_order.shipping_unknown' : null)

/** Why a cart cannot be paid so: what is paid at a counter is collected there, and is no file. */
export function payRefusal({ row, lines, quote, shippingPending }: PricedCart, pays: WayToPay): RefusalCode | null {
  if (pays === 'account') return row.owner_kind !== 'customer' ? 'terms.none' : shippingPending ? 'terms.shipping_pending' : null
  if (pays === 'link') return quote.total === 0 ? 'made_order.costs_nothing' : null
  if (row.shipping_method !== 'store') return 'made_order.collected_alone'
  if (lines.some(({ product }) => product.ebook)) return 'made_order.ebook'
  return pays !== 'collection' && quote.total < 2 ? 'made_order.costs_nothing' : null
}

export const termsBy: Readonly<Record<WayToPay, OrderTerms>> = {
  link: 'prepaid',
  deposit_link: 'collection',
  deposit_till: 'collection',
  collection: 'collection',
  account: 'account',
}

/** Whether the customer agrees to it and pays at a distance, from the address they are sent. */
export const byLink = (pays: WayToPay): boolean => pays === 'link' || pays === 'deposit_link'
export const withDeposit = (pays: WayToPay): boolean => pays === 'deposit_link' || pays === 'deposit_till'

/** Until when a link can be paid; an order that nobody has to pay first stands at once. */
export const payUntil = ({ pays }: Pick<MakeOrder, 'pays'>, now: Date): Date =>
  new Date(now.getTime() + (byLink(pays) ? payLinkDays * 86_400_000 : 3_600_000))
