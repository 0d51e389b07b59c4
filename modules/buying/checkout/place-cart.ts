import { dayOf } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import type { PricedCart } from '#modules/buying/cart/reckon.ts'
import type { ShowCartInput } from '#modules/buying/cart/show-cart.ts'
import type { LineTexts } from '#modules/goods/catalogue/line-texts.ts'
import { pickupStore } from '#modules/goods/stores/stores.ts'
import { confirmOrder } from '#modules/orders/money/confirm-order.ts'
import type { PayDeps } from '#modules/orders/money/pay.ts'
import { type OrderRow, orderLines } from '#modules/orders/order/orders.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import { refusalOf } from './checkout-rules.ts'
import type { OrderRequest } from './requests.sql.ts'
import { type OrderWishes, type TradeTerms, writeOrder } from './write-order.ts'

export { orderById } from '#modules/orders/order/orders.ts'

/** What whoever orders agreed to; null: they were told no total. */
export interface Agreed {
  conditions: boolean
  expectedCents: number | null
  /** Of it, what a bank was to be asked for. */
  expectedToPayCents?: number | null
}

/**
 * Writes the order of a cart as it was reckoned, once every condition of the checkout holds (P-39). Inside the transaction that has
 * locked the cart.
 * @throws Refused with the reason.
 */
export async function placeCart(
  tx: Tx,
  cart: PricedCart,
  {
    agreed,
    wishes,
    trade,
    request,
    texts,
  }: { agreed: Agreed; wishes: OrderWishes; trade?: TradeTerms; request?: OrderRequest; texts?: readonly LineTexts[] },
  asking: ShowCartInput & { caller: Caller },
): Promise<OrderRow> {
  const { row } = cart
  // Nobody pays by invoice and with a gift card.
  const onAccount = trade?.terms === 'account'
  const paying = onAccount ? { ...cart, giftCards: [] } : cart
  const refusal = refusalOf(paying, agreed)
  if (refusal) throw new Refused(refusal)
  if (cart.couponNotice) throw new Refused(cart.couponNotice.reason, cart.couponNotice.details)
  if (row.shipping_method === 'store' && row.store_code) await pickupStore(tx, row.store_code, dayOf(asking.now))
  return writeOrder(tx, paying, wishes, asking, { trade, request: request ?? null, texts })
}

/**
 * Confirms an order that is paid by invoice, in the transaction that wrote it: nothing is charged, its lines are prepared, its letter
 * goes out.
 */
export async function confirmOnAccount(tx: Tx, deps: Pick<PayDeps, 'confirmation'>, order: OrderRow, now: Date): Promise<void> {
  await confirmOrder(tx, deps, order, await orderLines(tx, order.id), { state: 'on_account', last4: null, now })
}
