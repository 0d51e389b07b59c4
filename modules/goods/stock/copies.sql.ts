import type { Db, Part } from '#kernel/db.ts'

/** Copies of an active product by published store, those without any too; nothing for a product that is not for sale. */
export const copiesByStore = (db: Db, productId: number) => db<{ code: string; quantity: number }[]>`
  select s.code, coalesce(k.quantity, 0) as quantity
  from product p cross join store s left join stock k on k.product_id = p.id and k.store_code = s.code
  where p.id = ${productId} and p.active and s.published
  order by s.position, s.code
`

/** Copies of a product by store, as a JSON list in the shop's order; null where there are none. */
export const copiesAsJson = (db: Db, product: Part) => db`
  (select json_agg(json_build_object('code', store.code, 'name', store.name, 'city', store.city, 'quantity', s.quantity) order by store.position, store.code)
    from stock s join store on store.code = s.store_code where s.product_id = ${product} and s.quantity > 0)`
