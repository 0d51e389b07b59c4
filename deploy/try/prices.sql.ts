import type { Db } from '#kernel/db.ts'

/** A book that is on sale. */
export async function anyBook(db: Db): Promise<{ id: number }> {
  const [book] = await db<{ id: number }[]>`
    select id from product where active and storefront_code = 'T013' and kind = 'book' and price_cents > 0
    order by md5(id::text) limit 1`
  return book!
}

export const setPrice = (db: Db, id: number, cents: number) => db`update product set price_cents = ${cents} where id = ${id}`
