import type { Tx } from '#kernel/db.ts'
import { cents } from '#kernel/money.ts'
import type { PlacesMoney } from '#modules/editorial/agenda/emails.ts'
import { placesOfOrder } from '#modules/editorial/agenda/paid.ts'
import { billPlaces, creditPlaces } from '#modules/invoicing/billing/bill-places.ts'
import type { BillingSettings } from '#modules/invoicing/billing/deps.ts'
import { cancelUnpaid } from '#modules/orders/fulfilment/cancel.ts'
import { askRefund } from '#modules/orders/money/order-money.ts'
import { theShop } from '#modules/orders/order/actor.ts'
import { type OrderRow, orderById } from '#modules/orders/order/orders.ts'
import { noteEvent } from '#modules/orders/order/steps.ts'

/** What the agenda has done with the orders that pay for places, and what an order has invoiced once it is paid. */
export const placesHooks = (billing: BillingSettings) => ({
  money: {
    giveBack: async (tx, orderId, amount, now) => {
      const order = await orderById(tx, orderId, { lock: true })
      const places = await placesOfOrder(tx, orderId)
      await askRefund(tx, { orderId, amountCents: amount, refundId: null, reason: `places of order ${orderId} given back` })
      await creditPlaces(
        tx,
        billing,
        { orderId, called: places?.title ?? '', giftCardCents: cents(order?.gift_card_cents ?? 0) },
        now,
      )
      await noteEvent(tx, orderId, 'cancelled', { actor: theShop, now, reason: 'places given back' })
    },
    letGo: async (tx, orderId, now) => {
      const order = await orderById(tx, orderId, { lock: true })
      if (order) await cancelUnpaid(tx, order, 'customer', 'places given back', { now })
    },
  } satisfies PlacesMoney,
  /** An order was paid a moment ago: places are invoiced at once. */
  confirmed: async (tx: Tx, order: OrderRow, now: Date): Promise<void> => {
    if (order.kind !== 'activity') return
    const bought = await placesOfOrder(tx, order.id)
    const [rate] = order.vat
    if (bought && rate) await billPlaces(tx, billing, { orderId: order.id, vatPercent: rate.percent, places: bought.places }, now)
  },
})
