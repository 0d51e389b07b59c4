import type { Tx } from '#kernel/db.ts'

const atOnce = 5_000

/** Writes when copies moved last, of what moved since. @returns how many movements were read; nothing is left once it is 0. */
export async function foldMoved(tx: Tx): Promise<number> {
  const [row] = await tx<{ read: number }[]>`
    with gone as (
      delete from stock_moved where id in (select id from stock_moved order by id limit ${atOnce}) returning product_id, store_code, kind, day
    ), moved as (
      select product_id, store_code, max(day) filter (where kind = 'sold') as sold_on, max(day) filter (where kind = 'received') as received_on,
        max(day) filter (where kind <> 'known') as moved_on, min(day) as known_on
      from gone group by product_id, store_code
    ), kept as (
      insert into stock_rest (product_id, store_code, sold_on, received_on, moved_on)
      select product_id, store_code, sold_on, received_on, coalesce(moved_on, known_on) from moved
      on conflict (product_id, store_code) do update set
        sold_on = greatest(stock_rest.sold_on, excluded.sold_on),
        received_on = greatest(stock_rest.received_on, excluded.received_on),
        moved_on = greatest(stock_rest.moved_on, excluded.sold_on, excluded.received_on)
    )
    select count(*)::int as read from gone`
  return row!.read
}
