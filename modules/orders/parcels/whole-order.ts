import type { Db, Tx } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { type OrderLineRow, type OrderRow, orderById, orderByNumber, orderLines } from '#modules/orders/order/orders.ts'
import { orderOfParcel, type ParcelLineRow, type ParcelRow, parcelLinesOf, parcelsOf } from './parcels.sql.ts'

/** An order with all that leaves it. */
export interface WholeOrder {
  order: OrderRow
  lines: OrderLineRow[]
  parcels: ParcelRow[]
  contents: ParcelLineRow[]
}

/** Locked until the transaction ends. @throws NotFound 'order.unknown' */
export async function wholeOrder(tx: Tx, orderId: number): Promise<WholeOrder> {
  const order = await orderById(tx, orderId, { lock: true })
  if (!order) throw new NotFound('order.unknown')
  return withParts(tx, order)
}

/** @throws NotFound 'order.no_parcel' */
export async function wholeOrderOfParcel(tx: Tx, parcelId: number): Promise<WholeOrder & { parcel: ParcelRow }> {
  const orderId = await orderOfParcel(tx, parcelId)
  if (orderId === undefined) throw new NotFound('order.no_parcel')
  const whole = await wholeOrder(tx, orderId)
  return { ...whole, parcel: whole.parcels.find((parcel) => parcel.id === parcelId)! }
}

/** An order as it stands, unlocked. @throws NotFound 'order.unknown' */
export async function readOrder(db: Db, number: string): Promise<WholeOrder> {
  const order = await orderByNumber(db, number)
  if (!order) throw new NotFound('order.unknown')
  return withParts(db, order)
}

const withParts = async (db: Db, order: OrderRow): Promise<WholeOrder> => ({
  order,
  lines: await orderLines(db, order.id),
  parcels: await parcelsOf(db, order.id),
  contents: await parcelLinesOf(db, order.id),
})

/** The same, locked until the transaction ends. @throws NotFound 'order.unknown' */
export async function lockOrder(tx: Tx, number: string): Promise<WholeOrder> {
  const order = await orderByNumber(tx, number)
  if (!order) throw new NotFound('order.unknown')
  return wholeOrder(tx, order.id)
}

/** Living lines with copies in a parcel. */
export const linesIn = ({ lines, contents }: Pick<WholeOrder, 'lines' | 'contents'>, parcelId: number): OrderLineRow[] =>
  lines.filter(
    (line) =>
      line.fulfilment !== 'cancelled' && contents.some((part) => part.parcel_id === parcelId && part.order_line_id === line.id),
  )
