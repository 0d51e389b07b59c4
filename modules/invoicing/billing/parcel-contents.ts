import type { Db } from '#kernel/db.ts'
import { cents } from '#kernel/money.ts'
import { type OrderLineRow, orderLines } from '#modules/orders/order/orders.ts'
import { parcelAmounts } from '#modules/orders/parcels/parcel-amounts.ts'
import { type ParcelRow, parcelLinesOf, parcelsOf } from '#modules/orders/parcels/parcels.ts'
import { rowsOfParcel, type ToBill } from './lines.ts'
import type { OrderToBill } from './orders-to-bill.sql.ts'

export interface ParcelContents {
  parcel: ParcelRow
  lines: OrderLineRow[]
  rows: ToBill[]
  totalCents: number
}

/** What a parcel of an order bills: the same shares that its charge was reckoned with. */
export async function readParcelContents(db: Db, order: OrderToBill, parcelId: number): Promise<ParcelContents | null> {
  const [lines, parcels, contents] = [
    await orderLines(db, order.id),
    await parcelsOf(db, order.id),
    await parcelLinesOf(db, order.id),
  ]
  const parcel = parcels.find(({ id }) => id === parcelId)
  const amount = parcelAmounts({ surcharge_cents: cents(order.surcharge_cents) }, lines, parcels, contents).get(parcelId)
  if (!parcel || !amount || parcel.state === 'cancelled' || amount.lines.length === 0) return null
  return { parcel, lines, rows: rowsOfParcel(amount, lines), totalCents: amount.totalCents }
}
