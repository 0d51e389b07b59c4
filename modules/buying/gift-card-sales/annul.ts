import type { Db, Tx } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import { annulCard } from '#modules/buying/gift-cards/annul.ts'
import { cardOfOrder } from '#modules/buying/gift-cards/for-orders.ts'
import { askRefund } from '#modules/orders/money/order-money.ts'
import type { OrderRow } from '#modules/orders/order/orders.ts'
import { type Doing, noteEvent } from '#modules/orders/order/steps.ts'

/**
 * Gives back a gift card that nobody has used: nothing is left on it, and its money goes back the way it came. The order is locked.
 * @throws Refused 'gift_card.not_in_force' for one that was never paid or is annulled, 'gift_card.used'.
 */
export async function annulGiftCard(tx: Tx, order: OrderRow, doing: Doing): Promise<void> {
  const card = await cardOfOrder(tx, order.id)
  if (!card) throw new Refused('gift_card.not_in_force')
  await annulCard(tx, card.id, doing.actor.id || doing.actor.kind)
  await askRefund(tx, {
    orderId: order.id,
    amountCents: card.initial_cents,
    refundId: null,
    reason: `gift card ${card.id} annulled`,
  })
  await noteEvent(tx, order.id, 'cancelled', doing)
}

/** The card that an order bought, while all of its amount is on it. */
export async function unusedCardOf(db: Db, orderId: number): Promise<{ id: number } | null> {
  const card = await cardOfOrder(db, orderId)
  return card?.issued_at && card.balance_cents === card.initial_cents ? { id: card.id } : null
}
