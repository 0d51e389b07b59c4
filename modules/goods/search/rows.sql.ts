/** Reads what the index is built from: one narrow row per product that the shop shows, lists as texts that split cheaply. */
import type { Db } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'

export interface ProductRow {
  id: number
  kind: 'book' | 'object'
  ean: string
  sku: string
  publisher_id: number | null
  series_id: number | null
  format_code: string | null
  language_code: string | null
  edition_year: number | null
  /** Days since 1970. */
  published_day: number | null
  price_cents: Cents | null
  reduced: boolean
  availability_code: string
  lead_days: number
  has_file: boolean
  stock: number
  novelty: boolean
  recommended: boolean
  units_sold: number
  /** Among what sells best of late; null for the rest. */
  best_place: number | null
  /** Sizes of one object share it. */
  size_group_id: number | null
  /** Editions of one book share it. */
  work_id: number | null
  series_number: string | null
  weight_grams: number | null
  dimensions: string | null
  title_words: string
  people_words: string
  house_words: string
  subject_words: string
  title_key_es: string
  title_key_ca: string
  title_key_en: string
  people: string
  categories: string
  tags: string
  attributes: string
  lots: string
  /** Codes of the stores in which a copy lies. */
  stores: string
}

const columns = (db: Db) => db`
  p.id, p.kind, p.ean, p.sku, p.publisher_id, p.series_id, p.format_code, p.language_code, p.edition_year,
  p.published_on - date '1970-01-01' as published_day, p.price_cents, p.former_price_cents is not null as reduced,
  p.availability_code, p.has_file, p.lead_days, p.stock, p.novelty, p.recommended, p.units_sold, b.place as best_place, p.size_group_id, p.work_id, p.series_number, p.weight_grams, p.dimensions,
  d.title_words, d.people_words, d.house_words, d.subject_words, d.title_key_es, d.title_key_ca, d.title_key_en,
  array_to_string(d.people, ',') as people, array_to_string(d.categories, ',') as categories, array_to_string(d.tags, ',') as tags,
  array_to_string(d.attributes, ',') as attributes, array_to_string(d.lots, ',') as lots,
  coalesce((select string_agg(s.store_code, ',') from stock s where s.product_id = p.id and s.quantity > 0), '') as stores`

const tables = (db: Db) =>
  db`product p join search_document d on d.product_id = p.id left join best_seller b on b.product_id = p.id`

/** Every product of the storefront in the order of its id, some thousands at a time. */
export const allRows = (db: Db, storefront: string): AsyncIterable<ProductRow[]> =>
  db<ProductRow[]>`
    select ${columns(db)} from ${tables(db)}
    where p.active and p.storefront_code = ${storefront} order by p.id`.cursor(2_000)

/** The products of `ids` that the storefront shows; the others are gone from it. */
export const rowsOf = (db: Db, storefront: string, ids: readonly number[]) => db<ProductRow[]>`
  select ${columns(db)} from ${tables(db)}
  where p.id = any(${ids as number[]}::bigint[]) and p.active and p.storefront_code = ${storefront} order by p.id`

export interface PersonRow {
  id: number
  name: string
  slug: string
  key: string
  ca: string | null
  es: string | null
  en: string | null
}

/** Authors and artists with the key that orders them; `ids` null means all. */
export const peopleRows = (db: Db, ids: readonly number[] | null) => db<PersonRow[]>`
  select a.id, a.name, a.slug, search_key(a.sort_name) as key, t.es, t.ca, t.en
  from author a
  left join (
    select author_id, max(name) filter (where language = 'es') as es, max(name) filter (where language = 'ca') as ca,
      max(name) filter (where language = 'en') as en
    from author_translation where name is not null group by author_id
  ) t on t.author_id = a.id
  ${ids === null ? db`` : db`where a.id = any(${ids as number[]}::bigint[])`}
  order by a.id`

/** Between the parts of a line, and between lines: in no name. */
export const partMark = '\u001f'
export const lineMark = '\u001e'

/** What everyone is called, some thousands of people in a text: id, name, slug, name in es, ca, en; many rows cost far more to read. */
export const personLines = (db: Db) => db<{ lines: string }[]>`
  select string_agg(concat_ws(${partMark}, a.id, a.name, a.slug, coalesce(t.es, ''), coalesce(t.ca, ''), coalesce(t.en, '')), ${lineMark}) as lines
  from author a
  left join (
    select author_id, max(name) filter (where language = 'es') as es, max(name) filter (where language = 'ca') as ca,
      max(name) filter (where language = 'en') as en
    from author_translation where name is not null group by author_id
  ) t on t.author_id = a.id
  group by a.id / 4000`

export interface NameRow {
  facet: string
  id: number
  es: string
  ca: string
  en: string
  parent: number | null
  /** Of a category: what it sells. */
  kind: 'book' | 'object' | null
  slug_es: string | null
  slug_ca: string | null
  slug_en: string | null
}

/** Names of every value that a filter can show, people excepted; a missing name reads as the Spanish one. */
export const nameRows = (db: Db) => db<NameRow[]>`
  with spoken (facet, id, language, name, slug) as (
    select 'category', category_id, language, name, slug from category_translation
    union all select 'tag', tag_id, language, name, slug from tag_translation
    union all select 'lot', lot_id, language, title, null from lot_translation
    union all select v.kind, t.value_id, t.language, t.name, null from attribute_value_translation t join attribute_value v on v.id = t.value_id
  ), told as (
    select facet, id, max(name) filter (where language = 'es') as es, max(name) filter (where language = 'ca') as ca,
      max(name) filter (where language = 'en') as en, max(slug) filter (where language = 'es') as slug_es,
      max(slug) filter (where language = 'ca') as slug_ca, max(slug) filter (where language = 'en') as slug_en
    from spoken group by facet, id
  ), known (facet, id, key, parent, kind) as (
    select 'category', id, id::text, parent_id, kind from category
    union all select 'tag', id, key, null, null from tag
    union all select 'lot', id, key, null, null from lot
    union all select kind, id, key, null, null from attribute_value
    union all select 'publisher', id, name, null, null from publisher
    union all select 'series', id, name, null, null from series
  )
  select known.facet, known.id, known.parent, known.kind, coalesce(es, known.key) as es, coalesce(ca, es, known.key) as ca, coalesce(en, es, known.key) as en,
    slug_es, coalesce(slug_ca, slug_es) as slug_ca, coalesce(slug_en, slug_es) as slug_en
  from known left join told on told.facet = known.facet and told.id = known.id`

/** Products whose display follows the calendar: pre-sales turn into stock on their day. */
export const datedProducts = (db: Db) => db<{ id: number }[]>`select id from product where availability_code = 'e6' and active`
