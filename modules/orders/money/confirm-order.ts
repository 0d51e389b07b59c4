import { atOnce } from '#kernel/at-once.ts'
import { dayOf } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { lockCart, takeBought } from '#modules/buying/cart/for-orders.ts'
import { issueCard } from '#modules/buying/gift-cards/issue.ts'
import {
  insertEvent,
  movePayment,
  type OrderLineRow,
  type OrderRow,
  orderById,
  orderLines,
  startLines,
} from '#modules/orders/order/orders.ts'
import { afterPayment } from '#modules/orders/order/states.ts'
import type { ParcelRow } from '#modules/orders/parcels/parcels.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { chargeCards } from './charge-cards.ts'
import { creditPoints } from './earn-points.ts'
import type { PayDeps } from './pay.ts'

/**
 * An order whose cart is known, with its lines, locked after its cart: the order in which placing an order takes both, so that the two never
 * wait for each other.
 */
export async function lockedWithCart(
  tx: Tx,
  seen: Pick<OrderRow, 'id' | 'cart_id'>,
): Promise<{ order: OrderRow; lines: OrderLineRow[] }> {
  const [, order, lines] = await Promise.all([
    lockCart(tx, seen.cart_id),
    orderById(tx, seen.id, { lock: true }),
    orderLines(tx, seen.id),
  ])
  if (!order) throw new NotFound('order.unknown')
  return { order, lines }
}

/**
 * The order is paid for, or will be by invoice: its lines go on, its cart lets go of what was bought, its customer is told (P-32).
 * `parcels`: those of the order, where the caller has read them under its lock.
 */
export async function confirmOrder(
  tx: Tx,
  deps: Pick<PayDeps, 'confirmation' | 'confirmed'>,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  {
    state,
    last4,
    now,
    parcels,
  }: { state: 'paid' | 'authorised' | 'on_account'; last4: string | null; now: Date; parcels?: readonly ParcelRow[] },
): Promise<void> {
  const [moved] = await movePayment(tx, order.id, ['pending'], state)
  if (!moved) return
  const today = dayOf(now)
  const waiting = lines.filter((line) => afterPayment({ launch: line.launch_on, today }) === 'awaiting_launch')
  await atOnce(
    tx,
    startLines(
      tx,
      order.id,
      waiting.map((line) => line.id),
    ),
    ...takeBought(
      tx,
      order.cart_id,
      lines.map((line) => ({ productId: line.product_id, quantity: line.quantity })),
    ),
    order.terms === 'collection'
      ? insertEvent(tx, order.id, 'shop', 'on_collection')
      : insertEvent(tx, order.id, state === 'on_account' ? 'customer' : 'gateway', state),
  )
  if (order.gift_card_cents > 0) await chargeCards(tx, order, now)
  if (order.kind === 'gift_card') await issueCard(tx, order.id, now)
  await creditPoints(tx, order, lines, now)
  await deps.confirmed?.(tx, order, now)
  const email = await deps.confirmation(tx, { ...order, payment_state: state }, lines, { last4, parcels })
  await queueEmail(tx, order.email, email, { order: order.number })
}
