import type { Db } from '#kernel/db.ts'

/** Products a customer keeps, the newest first. */
export async function wishedIds(db: Db, customerId: string): Promise<number[]> {
  const rows = await db<{ product_id: number }[]>`
    select product_id from wish where customer_id = ${customerId} order by added_at desc, product_id desc
  `
  return rows.map(({ product_id }) => product_id)
}

/** @returns false when there is no such product. */
export async function insertWish(db: Db, customerId: string, productId: number, now: Date): Promise<boolean> {
  const added = await db`
    insert into wish (customer_id, product_id, added_at) select ${customerId}, id, ${now} from product where id = ${productId}
    returning product_id
  `
  return added.length === 1
}

export const deleteWishes = (db: Db, customerId: string, productIds: readonly number[]) => db`
  delete from wish where customer_id = ${customerId} and product_id = any(${[...productIds]}::bigint[])
`
