import type { Db } from '#kernel/db.ts'
import type { Language, Localized } from '#kernel/language.ts'
import { editionsReadIn } from '#modules/goods/catalogue/languages.ts'

export interface MenuRow {
  id: number
  parent_id: number | null
  place: 'menu' | 'footer'
  key: string
  fixedurl: string
  color: string
  hide_on_menu: boolean
  active: boolean
  lot_ids: number[]
  category_ids: number[]
  section_slugs: Localized | null
  title: string
  subcategories_title: string | null
}

/** Menu and footer; an entry with a season only within it. */
export const menuRows = (db: Db, storefront: string, language: Language, monthDay: string) => db<MenuRow[]>`
  select m.id, m.parent_id, m.place, m.key, m.fixedurl, m.color, m.hide_on_menu, m.active, m.lot_ids, m.category_ids, m.section_slugs,
    coalesce(t.title, es.title, m.key) as title, coalesce(t.subcategories_title, es.subcategories_title) as subcategories_title
  from menu_category m
  left join menu_category_translation t on t.menu_category_id = m.id and t.language = ${language}
  left join menu_category_translation es on es.menu_category_id = m.id and es.language = 'es'
  where m.storefront_code = ${storefront}
    and (m.from_day is null or case when m.from_day <= m.to_day then ${monthDay} between m.from_day and m.to_day
      else ${monthDay} >= m.from_day or ${monthDay} <= m.to_day end)
  order by m.position, m.id
`

/** The sections of a shop by the keys of their entries, as their addresses name them. */
export const sectionSlugs = async (db: Db, storefront: string): Promise<ReadonlyMap<string, Localized>> => {
  const rows = await db<{ key: string; slugs: Localized }[]>`
    select key, section_slugs as slugs from menu_category where storefront_code = ${storefront} and section_slugs is not null`
  return new Map(rows.map(({ key, slugs }) => [key, slugs]))
}

export interface HomeRow {
  slot: 'banner' | 'mosaic' | 'featured' | 'teaser'
  fixedurl: string
  theme: string
  lot_id: number | null
  title: string
  body: string
  call: string
}

/** The blocks that are shown on a day: on days of their own, or while their occasion runs. */
export const homeRows = (db: Db, storefront: string, language: Language, day: string) => db<HomeRow[]>`
  select b.slot, b.fixedurl, b.theme, b.lot_id, coalesce(t.title, es.title, '') as title,
    coalesce(nullif(t.body, ''), es.body, '') as body, coalesce(nullif(t.call, ''), es.call, '') as call
  from home_block b
  left join lateral occasion_days(b.promotion_id, b.campaign_id, ${day}::date) o on true
  left join home_block_translation t on t.home_block_id = b.id and t.language = ${language}
  left join home_block_translation es on es.home_block_id = b.id and es.language = 'es'
  where b.active and b.storefront_code = ${storefront}
    and coalesce(o.runs, true) and coalesce(coalesce(o.first_day, b.shown_from) <= ${day}, true)
    and coalesce(coalesce(o.last_day, b.shown_until) >= ${day}, true)
  order by b.slot, b.position
`

/** Of the newest titles, those that the reader can read first: bounded by the index on what is new, not by the catalogue. */
export const noveltyIds = (
  db: Db,
  storefront: string,
  language: Language,
  { weighed, limit }: { weighed: number; limit: number },
) => db<{ id: number }[]>`
  select id from (
    select id, language_code, published_on from product
    where novelty and active and kind = 'book' and price_cents is not null and storefront_code = ${storefront}
    order by published_on desc nulls last, id desc
    limit ${weighed}
  ) newest
  order by (language_code = any(${editionsReadIn(language)})) is true desc, published_on desc nulls last, id desc
  limit ${limit}
`

/** Titles a bookseller recommends, with the sentence why: what the reader can read first, then what sells most. */
export const recommendedRows = (db: Db, storefront: string, language: Language, limit: number) => db<
  { id: number; recommendation: string }[]
>`
  select p.id, coalesce(t.recommendation, es.recommendation, p.recommendation) as recommendation
  from product p
  left join product_translation t on t.product_id = p.id and t.language = ${language}
  left join product_translation es on es.product_id = p.id and es.language = 'es'
  where p.recommended and p.active and p.kind = 'book' and p.storefront_code = ${storefront}
    and coalesce(t.recommendation, es.recommendation, p.recommendation) is not null
  order by (p.language_code = any(${editionsReadIn(language)})) is true desc, p.units_sold desc, p.id
  limit ${limit}
`

export const pageAsked = (db: Db, storefront: string, key: string, language: Language) => db<
  { key: string; title: string; body: string }[]
>`
  select p.key, coalesce(t.title, es.title) as title, coalesce(t.body, es.body) as body
  from page p
  left join page_translation t on t.storefront_code = p.storefront_code and t.page_key = p.key and t.language = ${language}
  left join page_translation es on es.storefront_code = p.storefront_code and es.page_key = p.key and es.language = 'es'
  where p.storefront_code = ${storefront} and p.key = ${key} and p.published
`

/** The shop that whoever keeps the accounts runs under no prefix. */
export async function mainShop(db: Db): Promise<string | undefined> {
  const [main] = await db<{ code: string }[]>`select code from storefront where path_prefix = ''`
  return main?.code
}

/** The pages that are named beside every text, in their order. */
export const namedPages = (db: Db, storefront: string, language: Language) => db<{ key: string; title: string }[]>`
  select p.key, coalesce(t.title, es.title, p.key) as title
  from page p
  left join page_translation t on t.storefront_code = p.storefront_code and t.page_key = p.key and t.language = ${language}
  left join page_translation es on es.storefront_code = p.storefront_code and es.page_key = p.key and es.language = 'es'
  where p.storefront_code = ${storefront} and p.published and p.position is not null
  order by p.position, p.key
`

/** What the pages of a shop say, but for the list of browsers, which nobody looks for. */
export const writtenPages = (db: Db, storefront: string, language: Language) => db<
  { key: string; title: string; body: string }[]
>`
  select p.key, coalesce(t.title, es.title) as title, coalesce(t.body, es.body) as body
  from page p
  left join page_translation t on t.storefront_code = p.storefront_code and t.page_key = p.key and t.language = ${language}
  left join page_translation es on es.storefront_code = p.storefront_code and es.page_key = p.key and es.language = 'es'
  where p.storefront_code = ${storefront} and p.published and p.key <> 'supported-browsers' and coalesce(t.title, es.title) is not null
  order by p.key
`
