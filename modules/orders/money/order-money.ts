import type { Db, Tx } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import { movePayment, type OrderLineRow, type OrderRow, orderById, orderLines } from '#modules/orders/order/orders.ts'
import { paymentStateOf, paymentTransitions } from '#modules/orders/order/states.ts'
import { parcelAmounts } from '#modules/orders/parcels/parcel-amounts.ts'
import {
  type FilledParcel,
  filledParcelsOf,
  type ParcelLineRow,
  type ParcelRow,
  parcelLinesOf,
  parcelsOf,
} from '#modules/orders/parcels/parcels.ts'
import { followAccount } from './account-money.ts'
import { insertMovement, keptMoney, type NewMovement, refundable } from './movements.sql.ts'
import { insertTask } from './payment-tasks.sql.ts'

export interface ParcelToPay {
  id: number
  charge: 'now' | 'at_dispatch'
  cents: number
}

/** The living parcels of an order and what each costs, in cents. */
export async function parcelsToPay(db: Db, order: OrderRow, lines: readonly OrderLineRow[]): Promise<ParcelToPay[]> {
  return costsOf(order, lines, await filledParcelsOf(db, order.id))
}

/** The living ones among an order's parcels and what each costs, in cents. */
export const costsOf = (order: OrderRow, lines: readonly OrderLineRow[], parcels: readonly FilledParcel[]): ParcelToPay[] =>
  toPay(
    order,
    lines,
    parcels,
    parcels.flatMap(({ contents }) => contents),
  )

function toPay(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  parcels: readonly ParcelRow[],
  contents: readonly ParcelLineRow[],
): ParcelToPay[] {
  const amounts = parcelAmounts(order, lines, parcels, contents)
  return parcels
    .filter((parcel) => parcel.state !== 'cancelled')
    .map(({ id, charge }) => ({ id, charge, cents: amounts.get(id)?.totalCents ?? 0 }))
}

/** What is charged at once: everything that is not charged when shipped, and the shipping of the first parcel (P-28). */
const dueNow = (lines: readonly { paid_cents: number; charged_later: boolean }[], shippingCents: number): number => {
  const now = lines.filter((line) => !line.charged_later).reduce((all, line) => all + line.paid_cents, 0)
  return now > 0 ? now + shippingCents : 0
}

/** What is charged as soon as the order is paid: the parcels that do not wait (rule of money, P-28). */
export const chargedAtOnce = (order: OrderRow, lines: readonly OrderLineRow[], parcels: readonly ParcelToPay[]): number =>
  parcels.length === 0
    ? dueNow(lines, order.shipping_cents)
    : parcels.filter((parcel) => parcel.charge === 'now').reduce((all, parcel) => all + parcel.cents, 0)

/** Lays a charge over the parcels it pays for, in their order; what no parcel explains stays with none. */
export function overParcels(amountCents: number, parcels: readonly ParcelToPay[]): { parcelId: number | null; cents: number }[] {
  let left = amountCents
  const parts: { parcelId: number | null; cents: number }[] = []
  for (const { id, cents } of parcels) {
    const part = Math.min(cents, left)
    if (part > 0) parts.push({ parcelId: id, cents: part })
    left -= part
  }
  return left > 0 ? [...parts, { parcelId: null, cents: left }] : parts
}

/** Told of each movement of money as it is written, in the same transaction. */
export type MoneyMoved = (tx: Tx, movement: NewMovement, now: Date) => Promise<void>

/**
 * Writes money down that moved and lets the order's payment state follow, unless the caller has just set it (`follow` false).
 * The order is locked by the caller. @returns whether it is new.
 */
export async function recordMovement(
  tx: Tx,
  movement: NewMovement,
  { now, moneyMoved, follow = true }: { now: Date; moneyMoved?: MoneyMoved | undefined; follow?: boolean },
): Promise<boolean> {
  if (!(await insertMovement(tx, movement, now))) return false
  if (follow) await followMoney(tx, movement.orderId)
  await moneyMoved?.(tx, movement, now)
  return true
}

/**
 * Sets the payment state that the money says: of the bank, or for an order on account of its invoices. A payment that is given back
 * as a whole, being one too many, does not count.
 */
export async function followMoney(tx: Tx, orderId: number): Promise<void> {
  // Asked together, the lock first: whatever comes after it is answered under it.
  const [order, lines, parcels, contents, kept] = await Promise.all([
    orderById(tx, orderId, { lock: true }),
    orderLines(tx, orderId),
    parcelsOf(tx, orderId),
    parcelLinesOf(tx, orderId),
    keptMoney(tx, orderId),
  ])
  if (!order) return
  const due = toPay(order, lines, parcels, contents)
  const dueCents = due.length === 0 ? order.total_cents : due.reduce((all, parcel) => all + parcel.cents, 0)
  if (order.terms === 'account') return followAccount(tx, order, { dueCents, isLiving: due.length > 0 })
  // What a change added and nobody has paid yet is told apart: it keeps the order from leaving, and takes nothing from what was paid.
  const next = paymentStateOf({ ...kept, dueCents: dueCents - order.difference_cents })
  if (paymentTransitions[order.payment_state].includes(next)) await movePayment(tx, orderId, [order.payment_state], next)
}

/**
 * Asks for money to be given back, from the payments that brought it: first the one that paid the parcel, then the oldest.
 * The order is locked by the caller; the same reason again changes nothing.
 * @throws Refused 'payment.over_refund' when less was charged than is to be given back.
 */
export async function askRefund(
  tx: Tx,
  refund: { orderId: number; amountCents: number; refundId: number | null; parcelId?: number | null; reason: string },
): Promise<void> {
  let left = refund.amountCents
  for (const { attempt_id, cents } of await refundable(tx, refund.orderId, refund.parcelId ?? null)) {
    const part = Math.min(cents, left)
    if (part === 0) break
    await insertTask(tx, {
      attemptId: attempt_id,
      kind: 'refund',
      amountCents: part,
      reason: refund.reason,
      refundId: refund.refundId,
      parcelId: refund.parcelId ?? null,
    })
    left -= part
  }
  if (left > 0) throw new Refused('payment.over_refund')
}

/** What a refund takes off an order on account is owed no more: no bank moves anything. The order is locked. */
export const settleOnAccount = (tx: Tx, orderId: number): Promise<void> => followMoney(tx, orderId)

/** Asks the bank to give a refund's money back. @throws Refused 'payment.over_refund' when less was charged. */
export const payBack = (tx: Tx, refund: { id: number; orderId: number; amountCents: number }) =>
  askRefund(tx, { orderId: refund.orderId, amountCents: refund.amountCents, refundId: refund.id, reason: `refund ${refund.id}` })
