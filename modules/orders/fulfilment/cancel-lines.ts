import type { Tx } from '#kernel/db.ts'
import { Conflict } from '#kernel/errors.ts'
import { allocate, type Cents, cents, sum } from '#kernel/money.ts'
import { giveBackStock } from '#modules/goods/stock/order-stock.ts'
import { followMoney } from '#modules/orders/money/order-money.ts'
import { insertTask, payingAttempt } from '#modules/orders/money/payments.ts'
import type { Actor } from '#modules/orders/order/actor.ts'
import { movePayment, type OrderLineRow } from '#modules/orders/order/orders.ts'
import { fulfil } from '#modules/orders/order/steps.ts'
import { hasLeft, mayCancel } from '#modules/orders/parcels/calling-off.ts'
import { paidBeyond } from '#modules/orders/parcels/left-to-pay.ts'
import { parcelAmounts } from '#modules/orders/parcels/parcel-amounts.ts'
import { cancelParcel, type ParcelRow } from '#modules/orders/parcels/parcels.ts'
import { linesIn, type WholeOrder } from '#modules/orders/parcels/whole-order.ts'

/** What a cancelled line had already cost the customer. */
export interface ToGiveBack {
  lines: { lineId: number; quantity: number; goodsCents: Cents; surchargeCents: Cents }[]
  shipping: { parcelId: number; cents: number }[]
  nothingLeft: boolean
}

/**
 * Takes whole lines out of a paid order, as the order sees it: copies go back to their stores, empty parcels are dropped, what was
 * only reserved will never be charged. The money that was charged is for the caller to give back.
 * @throws Conflict 'order.not_now' for lines that are gone too far, 'order.being_charged' while the bank is at it.
 */
export async function takeOutLines(
  tx: Tx,
  whole: WholeOrder,
  lineIds: readonly number[],
  by: Actor['kind'],
): Promise<ToGiveBack> {
  const { order, parcels, contents } = whole
  const lines = whole.lines.filter((line) => lineIds.includes(line.id))
  if (lines.length === 0 || lines.length !== new Set(lineIds).size) throw new Conflict('order.not_now')
  if (lines.some((line) => !mayCancel(line, by) || hasLeft(whole, line.id))) throw new Conflict('order.not_now')

  const attempt = await payingAttempt(tx, order.id)
  const before = parcelAmounts(order, whole.lines, parcels, contents)
  // What is paid when it is collected gives back what was really paid for it so far (paidBefore).
  const atCounter = order.terms === 'collection'
  const charged = (parcel: ParcelRow) => order.terms === 'prepaid' && (parcel.charge === 'now' || attempt?.outcome === 'captured')
  const concerned = parcels.filter((parcel) =>
    contents.some((part) => part.parcel_id === parcel.id && lineIds.includes(part.order_line_id)),
  )
  const costsNow = concerned.some((parcel) => parcel.charge === 'now' && (before.get(parcel.id)?.totalCents ?? 0) > 0)
  if (order.payment_state === 'authorised' && costsNow && !atCounter) throw new Conflict('order.being_charged')

  const shares = concerned.filter(charged).flatMap((parcel) => before.get(parcel.id)?.lines ?? [])
  for (const line of lines) await fulfil(tx, line, 'cancelled')
  const left = {
    ...whole,
    lines: whole.lines.map((line) => (lineIds.includes(line.id) ? { ...line, fulfilment: 'cancelled' as const } : line)),
  }
  const emptied = concerned.filter((parcel) => linesIn(left, parcel.id).length === 0)
  for (const parcel of emptied) await cancelParcel(tx, parcel.id)
  await giveBackStock(tx, order.id, lineIds)
  const nothingLeft = left.lines.every((line) => line.fulfilment === 'cancelled')
  if (nothingLeft && order.payment_state === 'authorised') await letGo(tx, order.id, attempt)
  else await followMoney(tx, order.id)
  if (atCounter) return { lines: paidBefore(left, lines), shipping: [], nothingLeft }
  return {
    lines: lines.map((line) => {
      const own = shares.filter((share) => share.lineId === line.id)
      return {
        lineId: line.id,
        quantity: line.quantity,
        goodsCents: sum(own.map((share) => share.paidCents)),
        surchargeCents: sum(own.map((share) => share.surchargeCents)),
      }
    }),
    shipping: emptied.filter(charged).map(({ id, shipping_cents }) => ({ parcelId: id, cents: shipping_cents })),
    nothingLeft,
  }
}

/** What was paid for an order beyond what its living lines cost, laid over the lines that were taken out of it. */
function paidBefore(left: WholeOrder, out: readonly OrderLineRow[]): ToGiveBack['lines'] {
  const over = cents(Math.max(0, paidBeyond(left)))
  const parts = allocate(
    over,
    out.map(({ paid_cents }) => paid_cents),
  )
  return out.map(({ id, quantity }, index) => ({
    lineId: id,
    quantity,
    goodsCents: parts[index] ?? cents(0),
    surchargeCents: cents(0),
  }))
}

/** Nothing of the order is left and nothing of it was charged: the reservation is let go. */
async function letGo(tx: Tx, orderId: number, attempt: { id: string } | undefined): Promise<void> {
  if (attempt) await insertTask(tx, { attemptId: attempt.id, kind: 'release', amountCents: 0, reason: 'all cancelled' })
  await movePayment(tx, orderId, ['authorised'], 'cancelled')
}
