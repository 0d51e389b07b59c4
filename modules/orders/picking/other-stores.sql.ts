import type { Db } from '#kernel/db.ts'

export interface OtherStoreRow {
  store_code: string
  name: string
  /** Copies that other stores hold for the lines, and those of them that lie on this one's shelf. */
  copies: number
  there: number
}

/**
 * What each store has on its shelf of what others hold for these lines: those that have all of it first, then those that have most.
 * A store that holds all of them itself is left out.
 */
export const otherStores = (db: Db, lineIds: readonly number[]) => db<OtherStoreRow[]>`
  with held as (
    select l.product_id, s.store_code, sum(s.quantity)::int as quantity
    from order_stock s join order_line l on l.id = s.order_line_id where l.id = any(${lineIds as number[]}) group by 1, 2)
  select t.code as store_code, t.name, sum(n.copies)::int as copies, sum(least(n.copies, coalesce(k.quantity, 0)))::int as there
  from store t
  cross join lateral (
    select product_id, sum(quantity)::int as copies from held where store_code <> t.code group by 1) n
  left join stock k on k.product_id = n.product_id and k.store_code = t.code
  group by t.code, t.name
  order by sum(least(n.copies, coalesce(k.quantity, 0))) < sum(n.copies), sum(least(n.copies, coalesce(k.quantity, 0))) desc, t.name`
