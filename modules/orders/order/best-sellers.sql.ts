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

/** Sizes of one object are one item. */
const itemOf = (db: Db) => db`coalesce(p.size_group_id, -p.id)`
const onSale = (db: Db) => db`p.active and p.price_cents is not null`

/**
 * What sold most, of either kind in each shop. Beside what was sold of late only the first of what
 * sold ever are weighed: the catalogue is read, never sorted.
 */
export const bestSellers = (db: Db, { since, most, share }: Bounds) => db<{ id: number; place: number }[]>`
  with sold as (
    select l.product_id, sum(l.quantity)::int as copies
    from shop_order o join order_line l on l.order_id = o.id
    where o.placed_at >= ${since} and l.state not in ('e0', 'e4') group by l.product_id
  ), kinds as (
    select p.storefront_code, p.kind, least(${most}::int, ceil(count(*) * ${share}::float8)) as most
    from product p where ${onSale(db)} group by p.storefront_code, p.kind
  ), candidate as (
    select ${itemOf(db)} as item from sold join product p on p.id = sold.product_id
    union
    select ever.item from kinds cross join lateral (
      select ${itemOf(db)} as item from product p
      where p.storefront_code = kinds.storefront_code and p.kind = kinds.kind and p.units_sold > 0 and ${onSale(db)}
      order by p.units_sold desc, p.id limit ${4 * most}
    ) ever
  ), size as (
    select p.id, p.storefront_code, p.kind, p.units_sold, candidate.item from candidate join product p on p.id = -candidate.item where candidate.item < 0 and ${onSale(db)}
    union all
    select p.id, p.storefront_code, p.kind, p.units_sold, candidate.item from candidate join product p on p.size_group_id = candidate.item where candidate.item >= 0 and ${onSale(db)}
  ), item as (
    select size.storefront_code, size.kind, size.item, min(size.id) as first, sum(coalesce(sold.copies, 0)) as copies, sum(size.units_sold) as ever
    from size left join sold on sold.product_id = size.id
    group by size.storefront_code, size.kind, size.item
  ), numbered as (
    select item.*, kinds.most, row_number() over (partition by storefront_code, kind order by copies desc, ever desc, first) as number
    from item join kinds using (storefront_code, kind)
  ), chosen as (
    select item, row_number() over (partition by storefront_code order by copies desc, ever desc, first) as place
    from numbered where number <= most and copies + ever > 0
  )
  select size.id, chosen.place::int from chosen join size using (item)`
