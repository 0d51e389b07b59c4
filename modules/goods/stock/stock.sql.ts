import type { Db, Tx } from '#kernel/db.ts'
import { because } from './cause.sql.ts'
import type { Cause, held } from './cause.ts'
import type { StoreStock } from './take-stock.ts'

/** Locks what may be taken, in product order, so that two buyers never wait for each other. */
export const lockStock = (tx: Tx, productIds: readonly number[]) => tx<StoreStock[]>`
  select product_id as "productId", store_code as "storeCode", quantity from stock
  where product_id = any(${productIds as number[]}::bigint[])
  order by product_id, store_code for update
`

/** Takes copies out of the stores; lock them first. The constraint stock_never_negative has the last word. */
export const drawStock = (db: Db, storeStocks: readonly StoreStock[], cause: Cause | typeof held) => db`
  update stock s set quantity = s.quantity - m.quantity
  from jsonb_to_recordset(${db.json(storeStocks)}::jsonb) as m("productId" bigint, "storeCode" text, quantity int),
    ${because(db, cause)}
  where s.product_id = m."productId" and s.store_code = m."storeCode"
`

/** Puts copies back into the stores, also where the last one had been taken off the shelf list; lock them first. */
export const restock = (db: Db, storeStocks: readonly StoreStock[], cause: Cause | typeof held) => db`
  insert into stock (product_id, store_code, quantity)
  select m."productId", m."storeCode", m.quantity
  from jsonb_to_recordset(${db.json(storeStocks)}::jsonb) as m("productId" bigint, "storeCode" text, quantity int),
    ${because(db, cause)}
  order by 1, 2
  on conflict (product_id, store_code) do update set quantity = stock.quantity + excluded.quantity
`

/** Copies that a store has from here on, whatever it had. */
export const setStock = (db: Db, { productId, storeCode, quantity }: StoreStock, cause: Cause) => db`
  insert into stock (product_id, store_code, quantity)
  select ${productId}::bigint, ${storeCode}::text, ${quantity}::int from ${because(db, cause)}
  on conflict (product_id, store_code) do update set quantity = excluded.quantity`

/** Says which copies an order's lines took, and from which store. */
export const insertOrderStock = (db: Db, rows: readonly { orderLineId: number; storeCode: string; quantity: number }[]) => db`
  insert into order_stock ${db(rows.map((row) => ({ order_line_id: row.orderLineId, store_code: row.storeCode, quantity: row.quantity })))}
`

/** Lets go of what an order took, or some of its lines. */
export const deleteOrderStock = (db: Db, orderId: number, lineIds: readonly number[] | null) => db<StoreStock[]>`
  delete from order_stock t using order_line l
  where l.id = t.order_line_id and l.order_id = ${orderId} ${lineIds ? db`and l.id = any(${lineIds as number[]}::bigint[])` : db``}
  returning l.product_id as "productId", t.store_code as "storeCode", t.quantity
`

/** Which stores hold copies for a line, those with the fewest of them off the shelf first. */
export const heldByLine = (db: Db, lineId: number) => db<{ storeCode: string; quantity: number }[]>`
  select store_code as "storeCode", quantity from order_stock where order_line_id = ${lineId} order by picked, quantity, store_code`
