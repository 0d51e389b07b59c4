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

/** The screens that one of these rows fills. */
export interface TextRow {
  kind: 'agenda-activity' | 'magazine-post' | 'store-detail' | 'place' | 'motif' | 'partner-detail' | 'promotion-detail'
  /** The code of a store, else a number. */
  id: string
  name: string
  /** Where it is kept with the text; else it follows from the name. */
  slug: string | null
}

/** Most of them that a site map can name in one part. */
const most = 20_000

/** Everything to read or visit besides the products: what is ahead, what is published, what is open. */
export const textsToRead = (db: Db, storefront: string, language: Language, now: Date) => db<TextRow[]>`
  select 'agenda-activity' as kind, a.id::text, coalesce(t.title, es.title) as name, null as slug
  from activity a
  left join activity_translation t on t.activity_id = a.id and t.language = ${language}
  left join activity_translation es on es.activity_id = a.id and es.language = 'es'
  where a.published and a.ends_at > ${now} and a.storefront_code = ${storefront} and coalesce(t.title, es.title) is not null
  union all
  select 'magazine-post', p.id::text, t.title, t.slug
  from magazine_post p join magazine_post_translation t on t.post_id = p.id and t.language = ${language}
  where p.published and p.published_on <= ${now}
  union all
  select 'store-detail', code, name, null from store where published
  union all
  select 'place', id::text, names ->> ${language}, null from place where published and storefront_code = ${storefront}
  union all
  select 'motif', id::text, names ->> ${language}, null from motif where published and storefront_code = ${storefront}
  union all
  select 'partner-detail', id::text, name, null from partner where active
  union all
  select 'promotion-detail', id::text, name ->> ${language}, null from partner_offer
  where active and valid_to >= ${now} and coalesce(valid_from, ${now}::date) <= ${now}
  limit ${most}
`
