import type { Db } from '#kernel/db.ts'

export interface StockRow {
  product_id: number
  title: string
  ean: string
  sku: string
  store_code: string
  quantity: number
}

/** Copies of a product in every store; all of them stand in some row. */
export const stockOf = (
  db: Db,
  wanted: { product?: number | undefined; ean?: string | undefined; sku?: string | undefined },
) => db<StockRow[]>`
  select p.id as product_id, p.title, p.ean, p.sku, st.code as store_code, coalesce(s.quantity, 0) as quantity
  from product p cross join store st left join stock s on s.product_id = p.id and s.store_code = st.code
  where ${
    wanted.product !== undefined
      ? db`p.id = ${wanted.product}`
      : wanted.ean !== undefined
        ? db`p.ean = ${wanted.ean}`
        : db`p.sku = ${wanted.sku ?? ''}`
  }
  order by st.position, st.code`

export async function productKnown(db: Db, id: number): Promise<boolean> {
  const [row] = await db`select from product where id = ${id}`
  return row !== undefined
}
