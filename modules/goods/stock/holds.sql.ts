import type { Db } from '#kernel/db.ts'
import { because } from './cause.sql.ts'
import { held } from './cause.ts'
import type { StoreStock } from './take-stock.ts'

export const holdsOf = (db: Db, cartIds: readonly string[], productIds: readonly number[] | null = null) => db<StoreStock[]>`
  select product_id as "productId", store_code as "storeCode", quantity from stock_hold
  where cart_id = any(${cartIds as string[]}) ${productIds ? db`and product_id = any(${productIds as number[]}::bigint[])` : db``}
`

/** The cart's holds become these. */
export const writeHolds = (db: Db, cartId: string, holds: readonly StoreStock[]) => db`
  with given as (
    select * from jsonb_to_recordset(${db.json(holds)}::jsonb) as h("productId" bigint, "storeCode" text, quantity int)),
  gone as (
    delete from stock_hold h where h.cart_id = ${cartId} and not exists (
      select from given g where g."productId" = h.product_id and g."storeCode" = h.store_code))
  insert into stock_hold (cart_id, product_id, store_code, quantity)
  select ${cartId}, "productId", "storeCode", quantity from given
  on conflict (cart_id, product_id, store_code) do update set quantity = excluded.quantity
`

/** The cart's holds, which belong to its order from here on. */
export const takeHolds = (db: Db, cartId: string) => db<StoreStock[]>`
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
  select product_id, store_code, sum(quantity)::int from gone, ${because(db, held)} group by 1, 2 order by 1, 2
  on conflict (product_id, store_code) do update set quantity = stock.quantity + excluded.quantity
`
