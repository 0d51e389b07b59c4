import type { Tx } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'
import { invoiceAmounts } from '#modules/invoicing/invoices/amounts.ts'
import type { InvoiceLine, VatRow } from '#modules/invoicing/invoices/invoice.ts'
import { unitPrice } from '#modules/invoicing/invoices/unit-price.ts'
import type { OrderLineRow } from '#modules/orders/order/orders.ts'
import { orderOfParcel } from '#modules/orders/parcels/parcels.ts'
import { printedLines } from './lines.ts'
import { lockOrder, type OrderToBill } from './orders-to-bill.sql.ts'
import { readParcelContents } from './parcel-contents.ts'

/** A line as the invoice of its parcel prints it; its base is its share of its rate's. */
export interface BillLine {
  /** Null for shipping. */
  line: OrderLineRow | null
  printed: InvoiceLine
  /** What was taken off the shop's price, in percent. */
  discountPercent: number
  surchargePercent: number
  surchargeCents: Cents
}

export interface ParcelBill {
  order: OrderToBill
  lines: BillLine[]
  vat: VatRow[]
}

/**
 * What the invoice of a parcel says or will say, to the cent; locks its order. Null for a parcel that is unknown, cancelled or empty.
 */
export async function parcelBill(tx: Tx, parcelId: number): Promise<ParcelBill | null> {
  const orderId = await orderOfParcel(tx, parcelId)
  const order = orderId === undefined ? undefined : await lockOrder(tx, orderId)
  const contents = order && (await readParcelContents(tx, order, parcelId))
  if (!order || !contents) return null
  const paid = printedLines(contents.rows, contents.lines, { shipping: '', delivery: '' })
  const { lines, vat } = invoiceAmounts(paid)
  const lineOf = new Map(contents.lines.map((line) => [line.id, line]))
  return {
    order,
    vat,
    lines: lines.map((printed, index) => ({
      line: lineOf.get(contents.rows[index]?.order_line_id ?? 0) ?? null,
      printed,
      discountPercent: unitPrice(printed, 'net').discountPercent,
      surchargePercent: contents.rows[index]?.surcharge_percent ?? 0,
      surchargeCents: paid[index]!.surchargeCents,
    })),
  }
}
