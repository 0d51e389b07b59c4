import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'

/** The highest product id: parts of the site map are ranges of ids, so that no part needs to count those before it. */
export async function lastProductId(db: Db): Promise<number> {
  const [row] = await db<{ last: number | null }[]>`select max(id) as last from product`
  return Number(row?.last ?? 0)
}

/** Active products with ids in (after, upTo], with what their address needs. */
export const productsBetween = (db: Db, storefront: string, language: Language, after: number, upTo: number) => db<
  { id: number; kind: 'book' | 'object'; sku: string; slug: string; changed: string }[]
>`
  select p.id, p.kind, p.sku, coalesce(t.slug, es.slug, p.slug) as slug, to_char(p.updated_at, 'YYYY-MM-DD') as changed
  from product p
  left join product_translation t on t.product_id = p.id and t.language = ${language}
  left join product_translation es on es.product_id = p.id and es.language = 'es'
  where p.id > ${after} and p.id <= ${upTo} and p.active and p.storefront_code = ${storefront}
  order by p.id
`
