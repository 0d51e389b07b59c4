import type { Db } from '#kernel/db.ts'

/** Parcels that left without the invoice that was asked for with their order; the tables keep which they are. */
export const invoicesAskedFor = (db: Db) => db`
  select handed_over_at as since, null::bigint as cents from parcel where lacks_invoice order by handed_over_at`
