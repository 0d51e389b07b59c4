import type { Db } from '#kernel/db.ts'

/** Parcels that left without the invoice that was asked for with their order; those billed together come with their summary. */
export const invoicesAskedFor = (db: Db) => db`
  select p.handed_over_at as since, null::bigint as cents from shop_order o join parcel p on p.order_id = o.id
  where o.invoice_requested and o.terms = 'prepaid' and p.handed_over_at is not null and p.state <> 'cancelled'
    and not exists (select from billed_parcel b where b.parcel_id = p.id)
    and not exists (select from billing_profile m where m.customer_id = o.owner_id and m.mode in ('monthly', 'on_request'))
  order by p.handed_over_at`
