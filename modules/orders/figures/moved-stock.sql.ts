import type { Day } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'

const atOnce = 5_000

/** What lies in the stores now, of what kind, and worth how much. */
const lying = (tx: Tx) => tx`
  select t.product_id, t.store_code, t.quantity as copies, t.quantity * coalesce(p.price_cents, 0)::bigint as value_cents, p.kind
  from stock t join product p on p.id = t.product_id where t.quantity > 0`

/** Writes when copies moved last, and how many lie there, of what moved since. @returns how many movements were read; nothing is left once it is 0. */
export async function foldMoved(tx: Tx): Promise<number> {
  const [row] = await tx<{ read: number }[]>`
    with gone as (
      delete from stock_moved where id in (select id from stock_moved order by id limit ${atOnce}) returning product_id, store_code, kind, day
    ), moved as (
      select product_id, store_code, max(day) filter (where kind = 'sold') as sold_on, max(day) filter (where kind = 'received') as received_on,
        max(day) filter (where kind <> 'known') as moved_on, min(day) as known_on
      from gone group by product_id, store_code
    ), kept as (
      insert into stock_rest (product_id, store_code, sold_on, received_on, moved_on, copies, value_cents, kind)
      select m.product_id, m.store_code, m.sold_on, m.received_on, coalesce(m.moved_on, m.known_on), l.copies, l.value_cents, l.kind
      from moved m left join (${lying(tx)}) l using (product_id, store_code)
      on conflict (product_id, store_code) do update set
        sold_on = greatest(stock_rest.sold_on, excluded.sold_on),
        received_on = greatest(stock_rest.received_on, excluded.received_on),
        moved_on = greatest(stock_rest.moved_on, excluded.sold_on, excluded.received_on),
        copies = excluded.copies, value_cents = excluded.value_cents, kind = excluded.kind
    )
    select count(*)::int as read from gone`
  return row!.read
}

/** Looks anew at what has rested for nearly a month, the shortest that is asked for: counts that were put right and prices move nothing. */
export const lookAtRest = (tx: Tx, today: Day) => tx`
  update stock_rest r set copies = l.copies, value_cents = l.value_cents, kind = l.kind
  from stock_rest s left join (${lying(tx)}) l using (product_id, store_code)
  where s.moved_on < ${today}::date - 27 and r.product_id = s.product_id and r.store_code = s.store_code
    and (s.copies, s.value_cents, s.kind) is distinct from (l.copies, l.value_cents, l.kind)`
