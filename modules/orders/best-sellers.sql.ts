import type { Db } from '#kernel/db.ts'

/** Whether it is time to count again; whoever is told so counts, and others wait for the end of it. */
export async function claimCount(db: Db, now: Date, notSince: Date): Promise<boolean> {
  const { count } = await db`
    update best_sellers_counted set at = ${now} where at is null or at < ${notSince}`
  return count > 0
}

interface Bounds {
  /** Orders placed from here on count; what was sold before decides between equals alone. */
  since: Date
  /** Of the products of a kind at most this many, and at most this share. */
  most: number
  share: number
}

/** Puts those that sold most in place of those that did; of either kind in each shop, sizes of one piece together. */
export const putBestSellers = (db: Db, { since, most, share }: Bounds) => db`
  with sold as (
    select l.product_id, sum(l.quantity) as copies
    from shop_order o join order_line l on l.order_id = o.id
    where o.placed_at >= ${since} and l.state not in ('e0', 'e4') group by l.product_id
  ), piece as (
    select p.storefront_code, p.kind, coalesce(p.size_group_id, -p.id) as piece, min(p.id) as first,
      sum(coalesce(sold.copies, 0)) as copies, sum(p.units_sold) as ever
    from product p left join sold on sold.product_id = p.id
    where p.active and p.price_cents is not null
    group by p.storefront_code, p.kind, coalesce(p.size_group_id, -p.id)
  ), numbered as (
    select storefront_code, piece, first, copies, ever, count(*) over kinds as of_kind,
      row_number() over (kinds order by copies desc, ever desc, first) as number
    from piece window kinds as (partition by storefront_code, kind)
  ), chosen as (
    select storefront_code, piece,
      row_number() over (partition by storefront_code order by copies desc, ever desc, first) as place
    from numbered where ever + copies > 0 and number <= least(${most}::int, ceil(of_kind * ${share}::float8))
  ), best as (
    select p.id, chosen.place from chosen
    join product p on coalesce(p.size_group_id, -p.id) = chosen.piece and p.storefront_code = chosen.storefront_code and p.active
  ), gone as (
    delete from best_seller where product_id not in (select id from best)
  )
  insert into best_seller (product_id, place) select id, place from best
  on conflict (product_id) do update set place = excluded.place where best_seller.place <> excluded.place`
