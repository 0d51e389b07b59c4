import type { Db } from '#kernel/db.ts'

/** What lies in a parcel and goes with it, with the weight of one copy where it is known. */
export const parcelWeights = (db: Db, parcelId: number) => db<
  { kind: 'book' | 'object'; quantity: number; weight_grams: number | null }[]
>`
  select l.kind, pl.quantity, p.weight_grams
  from parcel_line pl join order_line l on l.id = pl.order_line_id join product p on p.id = l.product_id
  where pl.parcel_id = ${parcelId} and l.fulfilment <> 'cancelled'`
