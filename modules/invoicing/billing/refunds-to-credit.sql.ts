import type { Db } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'

/** A refund as it was decided, with what has been decided in all of its order's shipping. */
export async function refundToCredit(db: Db, id: number) {
  const [row] = await db<{ order_id: number; shipping_cents: Cents; shipping_paid: number; shipping_refunded: number }[]>`
    select r.order_id, r.shipping_cents,
      -- What never left, or was called off, has no invoice and will have none.
      (select coalesce(sum(shipping_cents), 0)::int from parcel where order_id = r.order_id and state <> 'cancelled') as shipping_paid,
      (select coalesce(sum(shipping_refunded_cents), 0)::int from parcel where order_id = r.order_id and state <> 'cancelled') as shipping_refunded
    from refund r join shop_order o on o.id = r.order_id where r.id = ${id}`
  return row
}

/** Its lines, each with what was paid for it and given back of it in all. */
export const refundLines = (db: Db, id: number) => db<
  {
    order_line_id: number
    quantity: number
    goods_cents: Cents
    surcharge_cents: Cents
    paid_cents: Cents
    refunded_cents: Cents
  }[]
>`
  select f.order_line_id, f.quantity, f.goods_cents, f.surcharge_cents, l.paid_cents, l.refunded_cents
  from refund_line f join order_line l on l.id = f.order_line_id where f.refund_id = ${id} order by l.position`

/** Its shipping by the parcels whose it was; what was told apart from a parcel is that parcel's. */
export const refundShipping = (db: Db, refundId: number) => db<{ parcelId: number; cents: number }[]>`
  select coalesce(p.told_apart_from, p.id) as "parcelId", s.cents
  from refund_shipping s join parcel p on p.id = s.parcel_id where s.refund_id = ${refundId} order by p.position`

/** Refunds of an order that were decided, the oldest first. */
export const decidedRefunds = (db: Db, orderId: number) =>
  db<{ id: number }[]>`select id from refund where order_id = ${orderId} and state not in ('requested', 'refused') order by id`
