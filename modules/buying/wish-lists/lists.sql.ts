import type { Db } from '#kernel/db.ts'

export interface ListRow {
  id: number
  storefront_code: string
  link: number
  shared: boolean
  ends_at: Date
}

export async function insertList(db: Db, list: { storefront_code: string; made_at: Date; ends_at: Date }): Promise<number> {
  const [row] = await db<{ id: number }[]>`insert into wish_list ${db(list)} returning id`
  return (row as { id: number }).id
}

/** A list that has not ended. */
export async function livingList(db: Db, id: number, now: Date): Promise<ListRow | undefined> {
  const [row] = await db<ListRow[]>`
    select id, storefront_code, link, shared, ends_at from wish_list where id = ${id} and ends_at > ${now}`
  return row
}

/** Adds what the list's shop sells; what stands there already stays as it is. */
export const insertWishes = (db: Db, id: number, products: readonly number[], now: Date) => db`
  insert into wish_list_item (list_id, product_id, added_at)
  select ${id}, p.id, ${now} from wish_list l join product p on p.storefront_code = l.storefront_code and p.active
  where l.id = ${id} and p.id = any(${[...products]}::bigint[])
    and not exists (select from wish_list_item i where i.list_id = ${id} and i.product_id = p.id)
  order by p.id
  on conflict do nothing returning product_id`

export const deleteWish = (db: Db, id: number, product: number) =>
  db`delete from wish_list_item where list_id = ${id} and product_id = ${product}`

export const renewList = (db: Db, id: number, endsAt: Date) => db`update wish_list set ends_at = ${endsAt} where id = ${id}`

/** Opens a link where there is none, or closes the one there is; either twice changes nothing. */
export const setShared = (db: Db, id: number, shared: boolean) => db`
  update wish_list set shared = ${shared}, link = link + ${shared ? 1 : 0} where id = ${id} and shared <> ${shared}`

export interface WishRow {
  product_id: number
  given: boolean
  ordered: boolean
}

/** The wishes of a list, the newest first, each with whether somebody said that they bought it and whether an order from here has it. */
export const wishRows = (db: Db, id: number) => db<WishRow[]>`
  select i.product_id, i.given_at is not null as given, exists (
    select from wish_list_pick p
    join shop_order o on o.cart_id = p.cart_id and o.placed_at >= p.picked_at and o.payment_state <> 'cancelled'
    join order_line l on l.order_id = o.id and l.product_id = p.product_id
    where p.list_id = i.list_id and p.product_id = i.product_id) as ordered
  from wish_list_item i where i.list_id = ${id} order by i.added_at desc, i.product_id desc`

/** @returns whether the list has that wish. */
export const markWish = async (
  db: Db,
  { id, product, bought, now }: { id: number; product: number; bought: boolean; now: Date },
): Promise<boolean> =>
  (
    await db`
      update wish_list_item set given_at = ${bought ? db`coalesce(given_at, greatest(added_at, ${now}))` : null}
      where list_id = ${id} and product_id = ${product} returning product_id`
  ).length > 0

/** @returns whether the list has that wish. */
export async function insertPick(
  db: Db,
  { id, product, cart, now }: { id: number; product: number; cart: string; now: Date },
): Promise<boolean> {
  const known = await db`
    with wish as (select list_id, product_id from wish_list_item where list_id = ${id} and product_id = ${product}),
      picked as (insert into wish_list_pick (list_id, product_id, cart_id, picked_at)
        select list_id, product_id, ${cart}, ${now} from wish on conflict do nothing)
    select from wish`
  return known.length > 0
}

export const deleteList = (db: Db, id: number) => db`delete from wish_list where id = ${id}`

export const deleteEnded = (db: Db, now: Date) => db`delete from wish_list where ends_at <= ${now}`
