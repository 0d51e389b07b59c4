import type { Db, Tx } from '#kernel/db.ts'

/** Whoever promises copies of a capped product stands in line here, product by product, until the transaction ends. */
export const lockCaps = (tx: Tx, productIds: readonly number[]) => tx`
  select pg_advisory_xact_lock(7300000000000 + id)
  from (select distinct unnest(${productIds as number[]}::bigint[]) as id order by 1) wanted
`

/** The same for those of the products that have a cap. */
export const lockCapsAmong = (tx: Tx, productIds: readonly number[]) => tx`
  select pg_advisory_xact_lock(7300000000000 + id)
  from (
    select id from product
    where id = any(${productIds as number[]}::bigint[]) and (presale_cap is not null or backorder_cap is not null)
    order by id) capped
`

/** Copies of living orders: pre-sold ones in all, and those that customers wait for without a copy taken. */
export const promisedCopies = (db: Db, productIds: readonly number[]) => db<
  { productId: number; presold: number; waiting: number }[]
>`
  select l.product_id as "productId",
    coalesce(sum(l.quantity) filter (where l.launch_on is not null), 0)::int as presold,
    coalesce(sum(l.quantity - coalesce(t.copies, 0)) filter (
      where l.launch_on is null and l.is_delayed and l.fulfilment in ('placed', 'preparing')), 0)::int as waiting
  from order_line l
  left join lateral (select sum(quantity) as copies from order_stock where order_line_id = l.id) t on true
  where l.product_id = any(${productIds as number[]}::bigint[]) and l.fulfilment <> 'cancelled'
  group by 1
`
