import type { Reader } from '#kernel/db.ts'
import type { Language, Localized } from '#kernel/language.ts'

/** The highest product id: parts of the site map are ranges of ids, so that no part needs to count those before it. */
export async function lastProductId(db: Reader): Promise<number> {
  const [row] = await db<{ last: number | null }[]>`select max(id) as last from product`
  return Number(row?.last ?? 0)
}

/** Below which paths open affiliated shops stand, and the languages that each has: null for all. */
export const affiliatedShops = (db: Reader) => db<{ path: string; languages: Language[] | null }[]>`
  select path_prefix as path, settings -> 'languages' as languages
  from storefront where path_prefix <> '' and opened_at is not null order by code`

export interface BranchRow {
  id: number
  slugs: Partial<Localized>
  /** Where the pages of its shop begin. */
  path: string
}

/** The branches of the catalogue that belong to an affiliated shop. */
export const affiliatedBranches = (db: Reader) => db<BranchRow[]>`
  select c.id, jsonb_object_agg(t.language, t.slug) as slugs, s.path_prefix as path
  from category c join storefront s on s.code = c.storefront_code and s.path_prefix <> '' and s.opened_at is not null
  join category_translation t on t.category_id = c.id group by c.id, s.path_prefix order by c.id`

export interface SectionRow {
  slugs: Localized
  /** Where the pages of its shop begin. */
  path: string
}

/** The sections of affiliated shops that their menus show. */
export const sectionRows = (db: Reader) => db<SectionRow[]>`
  select m.section_slugs as slugs, s.path_prefix as path
  from menu_category m join storefront s on s.code = m.storefront_code and s.path_prefix <> '' and s.opened_at is not null
  where m.section_slugs is not null and m.active order by m.id`

export interface ProductRow {
  id: number
  kind: 'book' | 'object'
  sku: string
  /** Where the pages of its shop begin: '' for the main one. */
  path: string
  slugs: Localized
  changed: string
}

/** Active products of every shop with ids in (after, upTo], with what their addresses need. */
export const productsBetween = (db: Reader, after: number, upTo: number) => db<ProductRow[]>`
  select p.id, p.kind, p.sku, shop.path_prefix as path, to_char(p.updated_at, 'YYYY-MM-DD') as changed,
    jsonb_build_object('es', coalesce(es.slug, p.slug), 'ca', coalesce(ca.slug, es.slug, p.slug), 'en', coalesce(en.slug, es.slug, p.slug)) as slugs
  from product p
  join storefront shop on shop.code = p.storefront_code
  left join product_translation es on es.product_id = p.id and es.language = 'es'
  left join product_translation ca on ca.product_id = p.id and ca.language = 'ca'
  left join product_translation en on en.product_id = p.id and en.language = 'en'
  where p.id > ${after} and p.id <= ${upTo} and p.active and (shop.path_prefix = '' or shop.opened_at is not null)
  order by p.id
`

/** The screens that one of these rows fills. */
export interface TextRow {
  kind:
    | 'agenda-activity'
    | 'agenda-type'
    | 'magazine-post'
    | 'magazine-author'
    | 'magazine-date'
    | 'store-detail'
    | 'place'
    | 'motif'
    | 'partner-detail'
    | 'partners-province'
    | 'promotion-detail'
    | 'giftbetter-list'
  /** The code of a store, the address of a province, a month as 2026-11, else a number. */
  id: string
  names: Localized
  /** Where they are kept with the text; else they follow from the names. */
  slugs: Localized | null
  changed: string | null
}

/** Most of them that a site map can name in one part. */
const most = 15_000

/** Everything to read or visit besides the products: what is ahead, what is published, what is open. */
export const textsToRead = (db: Reader, storefront: string, now: Date) => db<TextRow[]>`
  with same as (select name, jsonb_build_object('es', name, 'ca', name, 'en', name) as names from (
    select name from store union select name from partner union select name from magazine_author) named)
  select 'agenda-activity' as kind, a.id::text,
    jsonb_build_object('es', es.title, 'ca', coalesce(ca.title, es.title), 'en', coalesce(en.title, es.title)) as names,
    null::jsonb as slugs, null as changed
  from activity a
  join activity_translation es on es.activity_id = a.id and es.language = 'es'
  left join activity_translation ca on ca.activity_id = a.id and ca.language = 'ca'
  left join activity_translation en on en.activity_id = a.id and en.language = 'en'
  where a.published and a.ends_at > ${now} and a.storefront_code = ${storefront}
  union all
  select 'agenda-type', activity_type_id::text, jsonb_object_agg(language, name), null, null
  from activity_type_translation group by activity_type_id
  union all
  select 'magazine-post', p.id::text, jsonb_object_agg(t.language, t.title), jsonb_object_agg(t.language, t.slug),
    to_char(p.updated_at, 'YYYY-MM-DD')
  from magazine_post p join magazine_post_translation t on t.post_id = p.id
  where p.published and p.published_on <= ${now} group by p.id
  union all
  select 'magazine-author', a.id::text, same.names, jsonb_build_object('es', a.slug, 'ca', a.slug, 'en', a.slug), null
  from magazine_author a join same using (name)
  where exists (select from magazine_post p where p.author_id = a.id and p.published and p.published_on <= ${now})
  union all
  select 'magazine-date', to_char(published_on, 'YYYY-MM'), '{}', null, null
  from magazine_post where published and published_on <= ${now} group by 2
  union all
  select 'store-detail', code, same.names, null, null from store join same using (name) where published
  union all
  select 'place', id::text, names, null, null from place where published and storefront_code = ${storefront}
  union all
  select 'motif', id::text, names, null, null from motif where published and storefront_code = ${storefront}
  union all
  select 'partner-detail', id::text, same.names, null, null from partner join same using (name) where active
  union all
  select distinct 'partners-province', province_slug, '{}'::jsonb, null::jsonb, null from partner where active
  union all
  select 'promotion-detail', id::text, name, null, null from partner_offer
  where active and valid_to >= ${now} and coalesce(valid_from, ${now}::date) <= ${now}
  union all
  select 'giftbetter-list', id::text, titles, slugs, null from gift_category where active and storefront_code = ${storefront}
  limit ${most}
`
