import type { Tx } from '#kernel/db.ts'
import { clearCart, paidByCards } from '#modules/buying/gift-cards/for-orders.ts'
import { referenceOf } from '#modules/buying/gift-cards/gateway.ts'
import type { OrderRow } from '#modules/orders/order/orders.ts'
import { recordMovement } from './order-money.ts'
import { decideAttempt, insertAttempt } from './payments.sql.ts'

/**
 * Books what gift cards paid of an order that is being confirmed, as payments of their own: from here on refunds find them like any
 * other. The cards gave the money when the order was written.
 */
export async function chargeCards(tx: Tx, order: Pick<OrderRow, 'id' | 'cart_id'>, now: Date): Promise<void> {
  for (const { gift_card_id, spent, back } of await paidByCards(tx, order.id)) {
    const amountCents = spent - back
    if (amountCents <= 0) continue
    const reference = referenceOf(gift_card_id, order.id)
    const attemptId = await insertAttempt(tx, {
      orderId: order.id,
      gateway: 'gift_card',
      method: 'card',
      amountCents,
      capture: 'now',
    })
    await decideAttempt(tx, attemptId, { outcome: 'captured', reference, responseCode: '0000' }, now)
    // It belongs to no one parcel: a parcel is charged once, and by the bank.
    await recordMovement(
      tx,
      {
        orderId: order.id,
        attemptId,
        kind: 'capture',
        amountCents,
        parcelId: null,
        refundId: null,
        key: `gift-card-${gift_card_id}-${order.id}`,
      },
      { now, follow: false },
    )
  }
  await clearCart(tx, order.cart_id)
}
