import type { Db } from '#kernel/db.ts'
import type { ArtworkRow } from '#modules/goods/artwork/drawn-product.ts'

/** What a product's drawing shows, in every language it may be asked in. */
export const artworkRow = async (db: Db, id: number): Promise<ArtworkRow | undefined> => {
  const [row] = await db<ArtworkRow[]>`
    select p.id, p.kind, p.title, p.format_code, p.artwork,
      coalesce((select json_object_agg(t.language, t.title) from product_translation t
        where t.product_id = p.id and t.title is not null), '{}') as titles,
      (select json_build_object('name', a.name, 'names',
          coalesce((select json_object_agg(n.language, n.name) from author_translation n where n.author_id = a.id and n.name is not null), '{}'))
        from product_author pa join author a on a.id = pa.author_id
        where pa.product_id = p.id order by pa.position limit 1) as author,
      (select max(c.category_id) from product_category c where c.product_id = p.id) as category_id,
      coalesce((select json_agg(v.key order by v.key) from product_attribute pa join attribute_value v on v.id = pa.value_id
        where pa.product_id = p.id and v.kind = 'family'), '[]') as families
    from product p where p.id = ${id}`
  return row
}

/** Whether a photograph of this key belongs to a product. */
export const photographIsOfProduct = async (db: Db, key: string): Promise<boolean> => {
  const rows = await db`select 1 from product_image where file_key = ${key} limit 1`
  return rows.length > 0
}
