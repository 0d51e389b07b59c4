import type { Tx } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { cents, sum } from '#kernel/money.ts'
import type { Invoice } from '#modules/invoicing/invoices/invoice.ts'
import { backToGiftCards } from '#modules/orders/money/payments.ts'
import { parcelsOf } from '#modules/orders/parcels/parcels.ts'
import { type BilledRow, standingRows } from './billed.sql.ts'
import { creditInvoices } from './credit.ts'
import type { BillingSettings } from './deps.ts'
import type { ToBill } from './lines.ts'
import { lockOrder } from './orders-to-bill.sql.ts'
import { readParcelContents } from './parcel-contents.ts'
import { refundLines, refundShipping, refundToCredit } from './refunds-to-credit.sql.ts'

/**
 * How much of what is given back was invoiced. What stands billed, and what is still to be billed, must in the end be what was paid
 * less all that was given back; the rest of the refund was for what never left and has no invoice.
 */
export const invoicedPart = (
  given: number,
  { standing, toCome, paid, refunded }: Record<'standing' | 'toCome' | 'paid' | 'refunded', number>,
) => Math.max(0, Math.min(given, standing + toCome - (paid - refunded)))

/**
 * Corrects the invoices that a refund touches, in the transaction that decides it; called again it finds what it issued.
 * @throws NotFound for an unknown refund.
 */
export async function creditRefund(tx: Tx, settings: BillingSettings, refundId: number, now: Date): Promise<Invoice[]> {
  const known = await refundToCredit(tx, refundId)
  const order = known && (await lockOrder(tx, known.order_id))
  // Read again under the lock: another refund may have been decided while we waited.
  const refund = await refundToCredit(tx, refundId)
  if (!order || !refund) throw new NotFound('refund.unknown')
  const standing = await standingRows(tx, order.id)
  const billed = new Set(standing.map((row) => row.parcel_id))
  const toCome: ToBill[] = []
  for (const parcel of await parcelsOf(tx, order.id))
    if (!billed.has(parcel.id)) toCome.push(...((await readParcelContents(tx, order, parcel.id))?.rows ?? []))
  const grossOf = (rows: readonly Pick<BilledRow, 'order_line_id' | 'gross_cents'>[], lineId: number | null) =>
    sum(rows.filter((row) => row.order_line_id === lineId).map((row) => row.gross_cents))
  const both = (lineId: number | null) => ({ standing: grossOf(standing, lineId), toCome: grossOf(toCome, lineId) })

  const lines = (await refundLines(tx, refundId)).map((line) => {
    const goodsCents = invoicedPart(line.goods_cents, {
      ...both(line.order_line_id),
      paid: line.paid_cents,
      refunded: line.refunded_cents,
    })
    const invoiced = goodsCents > 0 || line.goods_cents === 0
    return {
      orderLineId: line.order_line_id,
      quantity: invoiced ? line.quantity : 0,
      goodsCents,
      surchargeCents: invoiced ? line.surcharge_cents : 0,
    }
  })
  const shippingCents = invoicedPart(refund.shipping_cents, {
    ...both(null),
    paid: refund.shipping_paid,
    refunded: refund.shipping_refunded,
  })
  const credit = {
    key: `refund:${refundId}`,
    orderId: order.id,
    lines,
    shippingCents: cents(shippingCents),
    shippingOf: await refundShipping(tx, refundId),
    giftCardCents: cents(await backToGiftCards(tx, refundId)),
  }
  return creditInvoices(tx, settings, credit, now)
}
