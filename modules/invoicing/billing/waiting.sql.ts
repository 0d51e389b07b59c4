import type { Db } from '#kernel/db.ts'

/** Parcels that left without the invoice that was asked for with their order; the tables keep which they are. */
export const invoicesAskedFor = (db: Db) => db`
  select handed_over_at as since, null::bigint as cents from parcel where lacks_invoice order by handed_over_at`

/** The parcels of an order that left without its invoice, in their order. */
export const parcelsLackingInvoice = (db: Db, order: string) => db<{ id: number }[]>`
  select p.id from parcel p join shop_order o on o.id = p.order_id where o.number = ${order} and p.lacks_invoice order by p.position`
