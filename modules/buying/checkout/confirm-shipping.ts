import type { Tx } from '#kernel/db.ts'
import { Conflict, NotFound } from '#kernel/errors.ts'
import { type Cents, cents, sum } from '#kernel/money.ts'
import { withShipping } from '#modules/goods/pricing/explanation.ts'
import { taxesOf } from '#modules/goods/pricing/taxes.ts'
import type { Actor } from '#modules/orders/order/actor.ts'
import {
  insertEvent,
  type OrderLineRow,
  type OrderRow,
  orderByNumber,
  orderLines,
  setShipping,
} from '#modules/orders/order/orders.ts'
import { carryShipping, parcelLinesOf, parcelsOf } from '#modules/orders/parcels/parcels.ts'
import type { EmailMessage } from '#modules/platform/mail/email-message.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'

const daysToPay = 7

/**
 * Says what shipping costs on an order that waits for it: from here on it can be paid, for a week, and its customer is told.
 * `shippingCents` with VAT. Inside a transaction.
 * @throws NotFound; Conflict 'order.not_now' when it does not wait for that.
 */
export async function confirmShipping(
  tx: Tx,
  { number, shippingCents, actor, now }: { number: string; shippingCents: Cents; actor: Actor; now: Date },
  letter: (order: OrderRow) => EmailMessage | Promise<EmailMessage>,
): Promise<OrderRow> {
  const order = await orderByNumber(tx, number, { lock: true })
  if (!order) throw new NotFound('order.unknown')
  if (!order.shipping_pending || order.payment_state !== 'pending') throw new Conflict('order.not_now')
  const [lines, parcels, contents] = await Promise.all([
    orderLines(tx, order.id),
    parcelsOf(tx, order.id),
    parcelLinesOf(tx, order.id),
  ])
  // The first that travels carries it, as carryShipping writes it.
  const carrying = parcels.find((parcel) => parcel.kind !== 'digital')?.id
  const { rows, reasons } = taxesOf(
    parcels.map((parcel) => ({
      lines: lines
        .filter((line) => contents.some((part) => part.parcel_id === parcel.id && part.order_line_id === line.id))
        .map(taxedLine),
      shipping: parcel.id === carrying ? shippingCents : cents(0),
    })),
  )
  await carryShipping(tx, order.id, shippingCents)
  const confirmed = await setShipping(tx, order.id, {
    shippingCents,
    surchargeCents: sum(rows.map((row) => row.surcharge)),
    vat: rows,
    explanation: withShipping(order.explanation ?? [], shippingCents, reasons),
    expiresAt: new Date(now.getTime() + daysToPay * 86_400_000),
  })
  await insertEvent(tx, order.id, actor.kind, 'shipping_confirmed', { detail: String(shippingCents), actorId: actor.id })
  await queueEmail(tx, confirmed.email, await letter(confirmed), { order: number })
  return confirmed
}

const taxedLine = (line: OrderLineRow) => ({
  rate: { percent: line.vat_percent, surchargePercent: line.surcharge_percent },
  paid: cents(line.paid_cents),
  gross: cents(line.line_cents),
})
