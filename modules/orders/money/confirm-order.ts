import { firstOfAtOnce, type Write } from '#kernel/at-once.ts'
import { dayOf } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { readAtOnce } from '#kernel/read-at-once.ts'
import { boughtCopies, cartLock, takeBought } from '#modules/buying/cart/for-orders.ts'
import { issueCard } from '#modules/buying/gift-cards/issue.ts'
import {
  insertEvent,
  movePayment,
  type OrderLineRow,
  type OrderRow,
  orderLines,
  orderLockedAfter,
  startLines,
  toldLines,
} from '#modules/orders/order/orders.ts'
import { afterPayment } from '#modules/orders/order/states.ts'
import { type FilledParcel, filledParcelsOf, type ParcelRow, toldParcels } from '#modules/orders/parcels/parcels.ts'
import { queuedEmail, queueEmail } from '#modules/platform/mail/outbox.ts'
import { chargeCards } from './charge-cards.ts'
import { creditPoints } from './earn-points.ts'
import type { PayDeps } from './pay.ts'

/**
 * An order whose cart is known, with its lines and parcels, locked after its cart: the order in which placing an order takes both, so that the two never
 * wait for each other.
 */
export async function lockedWithCart(
  tx: Tx,
  seen: Pick<OrderRow, 'id' | 'cart_id'>,
): Promise<{ order: OrderRow; lines: OrderLineRow[]; parcels: FilledParcel[] }> {
  // Asked together, the lock first: whatever comes after it is answered under it.
  const [order, read] = await Promise.all([
    orderLockedAfter(tx, seen.id, cartLock(tx, seen.cart_id)),
    readAtOnce(tx, { lines: orderLines(tx, seen.id), parcels: filledParcelsOf(tx, seen.id) }),
  ])
  if (!order) throw new NotFound('order.unknown')
  return { order, lines: toldLines(read.lines), parcels: toldParcels(read.parcels) }
}

/**
 * The order is paid for, or will be by invoice: its lines go on, its cart lets go of what was bought, its customer is told (P-32).
 * `order` is locked, or was written just now; `parcels`: those of it, where the caller has read them under its lock; `also`: what is written with
 * it, where it does go on.
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
    also = [],
  }: {
    state: 'paid' | 'authorised' | 'on_account'
    last4: string | null
    now: Date
    parcels?: readonly ParcelRow[]
    also?: readonly Write[]
  },
): Promise<void> {
  if (order.payment_state !== 'pending') return
  const written = () => deps.confirmation(tx, { ...order, payment_state: state }, lines, { last4, parcels })
  // A letter about goods tells of nothing that is written below; one with a card or places does.
  const letter = order.kind === 'goods' ? await written() : null
  const today = dayOf(now)
  const waiting = lines.filter((line) => afterPayment({ launch: line.launch_on, today }) === 'awaiting_launch')
  const [moved] = await firstOfAtOnce(
    tx,
    movePayment(tx, order.id, ['pending'], state),
    startLines(
      tx,
      order.id,
      waiting.map((line) => line.id),
    ),
    ...takeBought(tx, order.cart_id, lines.map(boughtCopies)),
    order.terms === 'collection'
      ? insertEvent(tx, order.id, 'shop', 'on_collection')
      : insertEvent(tx, order.id, state === 'on_account' ? 'customer' : 'gateway', state),
    ...also,
    ...(letter ? queuedEmail(tx, order.email, letter, { order: order.number }) : []),
  )
  if (!moved) throw new Error(`order ${order.number} was confirmed without its lock`)
  if (order.gift_card_cents > 0) await chargeCards(tx, order, now)
  if (order.kind === 'gift_card') await issueCard(tx, order.id, now)
  await creditPoints(tx, order, lines, now)
  await deps.confirmed?.(tx, order, now)
  if (!letter) await queueEmail(tx, order.email, await written(), { order: order.number })
}
