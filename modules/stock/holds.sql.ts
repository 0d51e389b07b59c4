import type { Db } from '#kernel/db.ts'
import type { Lot } from './take-stock.ts'

export const holdsOf = (db: Db, cartIds: readonly string[], productIds: readonly number[] | null = null) => db<Lot[]>`
  select product_id as "productId", store_code as "storeCode", quantity from stock_hold
  where cart_id = any(${cartIds as string[]}) ${productIds ? db`and product_id = any(${productIds as number[]}::bigint[])` : db``}
`

/** The cart's holds become these. */
export const writeHolds = (db: Db, cartId: string, holds: readonly Lot[]) => db`
  with given as (
    select * from jsonb_to_recordset(${db.json(holds as never)}::jsonb) as h("productId" bigint, "storeCode" text, quantity int)),
  gone as (
    delete from stock_hold h where h.cart_id = ${cartId} and not exists (
      select from given g where g."productId" = h.product_id and g."storeCode" = h.store_code))
  insert into stock_hold (cart_id, product_id, store_code, quantity)
  select ${cartId}, "productId", "storeCode", quantity from given
  on conflict (cart_id, product_id, store_code) do update set quantity = excluded.quantity
`

/** A hold lasts this long after the visitor's last step, and this long in all. */
export const extendHold = (db: Db, cartId: string, now: Date, { minutes, atMost }: { minutes: number; atMost: number }) => db`
  update cart set held_since = coalesce(held_since, ${now}),
    held_until = least(${now}::timestamptz + make_interval(mins => ${minutes}),
      coalesce(held_since, ${now}) + make_interval(mins => ${atMost}))
  where id = ${cartId}
`

/** The cart's holds, which belong to its order from here on. */
export const takeHolds = (db: Db, cartId: string) => db<Lot[]>`
  with ended as (update cart set held_since = null, held_until = null where id = ${cartId})
  delete from stock_hold where cart_id = ${cartId}
  returning product_id as "productId", store_code as "storeCode", quantity
`

/** Gives holds back to their stores; lock the stock first. */
export const giveBackHolds = (db: Db, cartIds: readonly string[], productIds: readonly number[] | null) => db`
  with gone as (
    delete from stock_hold
    where cart_id = any(${cartIds as string[]}) ${productIds ? db`and product_id = any(${productIds as number[]}::bigint[])` : db``}
    returning product_id, store_code, quantity)
  insert into stock (product_id, store_code, quantity)
  select product_id, store_code, sum(quantity)::int from gone group by 1, 2 order by 1, 2
  on conflict (product_id, store_code) do update set quantity = stock.quantity + excluded.quantity
`

export const endHolding = (db: Db, cartIds: readonly string[]) => db`
  update cart set held_since = null, held_until = null
  where id = any(${cartIds as string[]}) and held_until is not null
    and not exists (select from stock_hold h where h.cart_id = cart.id)
`

export const lockCarts = (db: Db, cartIds: readonly string[]) => db`
  select id from cart where id = any(${cartIds as string[]}) order by id for update
`

/** Carts whose hold has ended, locked; those that somebody is at right now wait for the next time. */
export const endedHolds = (db: Db, now: Date, limit: number) => db<{ id: string }[]>`
  select id from cart where held_until <= ${now} order by held_until limit ${limit} for update skip locked
`
