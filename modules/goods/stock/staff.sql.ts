import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'

export interface StockRow {
  product_id: number
  title: string
  ean: string
  sku: string
  store_code: string
  name: string
  shelf: string
  quantity: number
  held: number
  promised: number
  latitude: number | null
  longitude: number | null
}

/** Copies of a product in every store; all of them stand in some row. */
export const stockOf = (
  db: Db,
  wanted: { product?: number | undefined; ean?: string | undefined; sku?: string | undefined },
  language: Language,
) => db<StockRow[]>`
  select p.id as product_id, title_in(p, ${language}) as title, p.ean, p.sku, st.code as store_code, st.name, coalesce(s.shelf, '') as shelf,
    coalesce(s.quantity, 0) as quantity, coalesce(h.copies, 0)::int as held, coalesce(o.copies, 0)::int as promised,
    st.latitude, st.longitude
  from product p cross join store st left join stock s on s.product_id = p.id and s.store_code = st.code
  left join (select product_id, store_code, sum(quantity) as copies from stock_hold group by 1, 2) h
    on h.product_id = p.id and h.store_code = st.code
  left join lateral (
    select sum(t.quantity - t.picked) as copies from order_line l join order_stock t on t.order_line_id = l.id
    where l.product_id = p.id and t.store_code = st.code and l.fulfilment in ('placed', 'awaiting_launch', 'preparing')) o on true
  where ${
    wanted.product !== undefined
      ? db`p.id = ${wanted.product}`
      : wanted.ean !== undefined
        ? db`p.ean = ${wanted.ean}`
        : db`p.sku = ${wanted.sku ?? ''}`
  }
  order by st.position, st.code`

/** Copies of the other printed editions of a product's work: in a store, and in all of them. */
export const stockOfEditions = (db: Db, productId: number, storeCode: string | null) => db<
  { product: number; here: number; total: number }[]
>`
  select e.id as product, coalesce(s.quantity, 0) as here, e.stock as total
  from product p join product e on e.work_id = p.work_id and e.id <> p.id and e.vat_class <> 'ebook'
  left join stock s on s.product_id = e.id and s.store_code = ${storeCode}
  where p.id = ${productId} order by e.id`

export async function productKnown(db: Db, id: number): Promise<boolean> {
  const [row] = await db`select from product where id = ${id}`
  return row !== undefined
}

/** A shelf is named where copies lie, or will. */
export const setShelf = (db: Db, { productId, storeCode, shelf }: { productId: number; storeCode: string; shelf: string }) => db`
  insert into stock (product_id, store_code, quantity, shelf) values (${productId}, ${storeCode}, 0, ${shelf})
  on conflict (product_id, store_code) do update set shelf = excluded.shelf`
