import type { PricedCart } from '#modules/buying/cart/reckon.ts'
import { paidByCards } from '#modules/buying/cart/view.ts'
import type { PlanRefusal } from '#modules/buying/shipping/plans.ts'

/** Why a cart cannot become an order; the words stand in messages.ts. */
export type CheckoutRefusal =
  | 'order.empty_cart'
  | 'order.cart_changed'
  | 'order.method_missing'
  | 'order.store_missing'
  | 'order.address_missing'
  | 'order.point_missing'
  | PlanRefusal
  | 'order.shipment_missing'
  | 'order.conditions'
  | 'order.total_moved'
  | 'gift_card.charged_later'

/** Every condition of the checkout, checked again on the server (P-39); null when nothing stands in the way. */
export function refusalOf(
  cart: PricedCart,
  {
    conditions,
    expectedCents,
    expectedToPayCents = null,
  }: { conditions: boolean; expectedCents: number | null; expectedToPayCents?: number | null },
): CheckoutRefusal | null {
  const { row } = cart
  if (cart.lines.length === 0) return 'order.empty_cart'
  if (cart.lines.some((line) => line.notice !== null)) return 'order.cart_changed'
  if (cart.needsShipping) {
    if (row.shipping_method === null) return 'order.method_missing'
    if (row.shipping_method === 'store' && row.store_code === null) return 'order.store_missing'
    if (row.shipping_method === 'home' && row.delivery_address === null) return 'order.address_missing'
    if (row.shipping_method === 'pickup_point' && row.pickup_point === null) return 'order.point_missing'
    if (cart.shippingRefusal) return cart.shippingRefusal
    if (cart.splitOffered && row.shipment === null) return 'order.shipment_missing'
  }
  if (!conditions) return 'order.conditions'
  if (expectedCents !== null && expectedCents !== cart.quote.total) return 'order.total_moved'
  const byCards = paidByCards(cart)
  if (expectedToPayCents !== null && expectedToPayCents !== cart.quote.total - byCards) return 'order.total_moved'
  const later = cart.lines.some((line) => line.product.availability.charged_later)
  // What is charged at dispatch is charged by the bank, parcel by parcel: a card cannot stand for a part of that.
  if (later && byCards > 0 && byCards < cart.quote.total) return 'gift_card.charged_later'
  return null
}
