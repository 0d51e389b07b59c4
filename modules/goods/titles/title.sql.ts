import type { Db, Part, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { type CountedName, editionColumns, type SaidName } from '#modules/goods/catalogue/edition-contract.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import { lacksOf, stateOf } from './find.sql.ts'
import type { FindChanges, Gap, Texts, TitleState } from './staff-contract.ts'

interface Safety {
  maker: string
  maker_address: string
  maker_email: string
  warnings: Partial<Record<Language, string>>
}

/** A title as it is written down: what staff change, field by field. */
export interface StoredTitle extends Record<CountedName, number | null>, Record<SaidName, string | null> {
  id: number
  version: number
  kind: 'book' | 'object'
  ean: string
  shop: string
  state: TitleState
  draft: boolean
  withdrawn_at: Date | null
  withdrawn_reason: string | null
  source: string
  title: string
  subtitle: string | null
  sku: string
  publisher: number | null
  series: number | null
  series_number: string | null
  format_code: string | null
  language_code: string | null
  published_on: string | null
  accessibility: string | null
  accessibility_note: string | null
  asks_lcp: boolean
  vat_class: 'book' | 'ebook' | 'general'
  free_price: boolean
  availability: string
  lead_days: number
  novelty: boolean
  recommended: boolean
  presale_cap: number | null
  backorder_cap: number | null
  price_cents: number | null
  former_price_cents: number | null
  price_basis: 'stated' | 'converted' | 'demo'
  has_file: boolean
  work: number | null
  stock: number
  created_at: Date
  changed_at: Date
  texts: Partial<Record<Language, Partial<Texts>>>
  categories: number[]
  tags: number[]
  attributes: number[]
  contributors: { author: number; role: string }[]
  safety: Safety | null
  lacks: Gap[]
}

const storedColumns = (db: Db) => db`
  p.id, p.version, p.kind, p.ean, p.storefront_code as shop, ${stateOf(db)} as state, p.draft, p.withdrawn_at, p.withdrawn_reason, p.source,
  p.title, p.subtitle, p.sku, p.publisher_id as publisher, p.series_id as series, p.series_number, p.format_code, p.language_code,
  ${db.unsafe(editionColumns('p'))}, p.published_on, p.accessibility, p.accessibility_note, p.asks_lcp, p.vat_class, p.free_price, p.availability_code as availability,
  p.lead_days, p.novelty, p.recommended, p.presale_cap, p.backorder_cap, p.price_cents, p.former_price_cents, p.price_basis, p.has_file,
  p.work_id as work, p.stock, p.created_at, coalesce(p.changed_at, p.created_at) as changed_at, ${lacksOf(db)} as lacks,
  coalesce((select json_object_agg(t.language, json_build_object('title', t.title, 'subtitle', t.subtitle, 'summary', t.summary,
      'description', t.description, 'details', t.details, 'contents', t.contents, 'press', t.press,
      'awards', t.awards, 'recommendation', t.recommendation))
    from product_translation t where t.product_id = p.id), '{}') as texts,
  array(select c.category_id from product_category c where c.product_id = p.id order by 1) as categories,
  array(select t.tag_id from product_tag t where t.product_id = p.id order by 1) as tags,
  array(select a.value_id from product_attribute a where a.product_id = p.id order by 1) as attributes,
  coalesce((select json_agg(json_build_object('author', a.author_id, 'role', a.role) order by a.position)
    from product_author a where a.product_id = p.id), '[]') as contributors,
  (select json_build_object('maker', s.maker, 'maker_address', s.maker_address, 'maker_email', s.maker_email, 'warnings', s.warnings)
    from product_safety s where s.product_id = p.id) as safety`

export const storedTitle = async (db: Db, id: number): Promise<StoredTitle | undefined> =>
  (await db<StoredTitle[]>`select ${storedColumns(db)} from product p where p.id = ${id}`)[0]

/** The same, and nobody else changes it until the transaction ends. */
export const lockedTitle = async (tx: Tx, id: number): Promise<StoredTitle | undefined> => {
  await tx`select 1 from product where id = ${id} for no key update`
  return storedTitle(tx, id)
}

interface Named {
  id: number
  name: string
}

export interface AroundRow {
  publisher: Named | null
  series: Named | null
  categories: Named[]
  tags: Named[]
  attributes: (Named & { kind: string })[]
  contributors: (Named & { role: string })[]
  prices: { price_cents: number | null; from: string }[]
  planned: { id: number; from_day: string; price_cents: number; former_price_cents: number | null; by: string | null }[]
  lists: { id: number; title: string; position: number }[]
  editions: { id: number; title: string; ean: string; format_code: string | null; state: TitleState }[]
  stock_by_store: { code: string; name: string; quantity: number }[]
  lowest_cents: number | null
  vat_percent: number
}

/** What stands around a title: names in `language`, prices of before and to come, lists, editions, copies by store. */
export const aroundTitle = async (
  db: Db,
  id: number,
  language: Language,
  vatPercent: (db: Db, vatClass: Part) => Part,
): Promise<AroundRow> => {
  const [row] = await db<AroundRow[]>`
    select (select json_build_object('id', x.id, 'name', x.name) from publisher x where x.id = p.publisher_id) as publisher,
      (select json_build_object('id', x.id, 'name', x.name) from series x where x.id = p.series_id) as series,
      ${vatPercent(db, db`p.vat_class`)} as vat_percent, lowest_before_cut(p.id) as lowest_cents,
      coalesce((select json_agg(json_build_object('id', c.category_id, 'name', coalesce(t.name, es.name, c.category_id::text)) order by c.category_id)
        from product_category c
        left join category_translation t on t.category_id = c.category_id and t.language = ${language}
        left join category_translation es on es.category_id = c.category_id and es.language = 'es'
        where c.product_id = p.id), '[]') as categories,
      coalesce((select json_agg(json_build_object('id', tag.id, 'name', coalesce(t.name, es.name, tag.key)) order by tag.id)
        from product_tag x join tag on tag.id = x.tag_id
        left join tag_translation t on t.tag_id = tag.id and t.language = ${language}
        left join tag_translation es on es.tag_id = tag.id and es.language = 'es'
        where x.product_id = p.id), '[]') as tags,
      coalesce((select json_agg(json_build_object('id', v.id, 'kind', v.kind, 'name', coalesce(t.name, es.name, v.key)) order by v.kind, v.position, v.id)
        from product_attribute x join attribute_value v on v.id = x.value_id
        left join attribute_value_translation t on t.value_id = v.id and t.language = ${language}
        left join attribute_value_translation es on es.value_id = v.id and es.language = 'es'
        where x.product_id = p.id), '[]') as attributes,
      coalesce((select json_agg(json_build_object('id', a.id, 'name', a.name, 'role', x.role) order by x.position)
        from product_author x join author a on a.id = x.author_id where x.product_id = p.id), '[]') as contributors,
      coalesce((select json_agg(json_build_object('price_cents', h.price_cents, 'from', h.valid_from) order by h.valid_from desc, h.id desc)
        from (select id, price_cents, valid_from from price_history where product_id = p.id order by valid_from desc, id desc limit 50) h), '[]') as prices,
      coalesce((select json_agg(json_build_object('id', f.id, 'from_day', f.from_day, 'price_cents', f.price_cents,
          'former_price_cents', f.former_price_cents, 'by', u.name) order by f.from_day)
        from planned_price f left join staff_user u on u.id = f.staff_id where f.product_id = p.id and f.outcome is null), '[]') as planned,
      coalesce((select json_agg(json_build_object('id', lot.id, 'title', coalesce(t.title, es.title, lot.key), 'position', l.position) order by lot.position, lot.id)
        from lot_product l join lot on lot.id = l.lot_id
        left join lot_translation t on t.lot_id = lot.id and t.language = ${language}
        left join lot_translation es on es.lot_id = lot.id and es.language = 'es'
        where l.product_id = p.id), '[]') as lists,
      coalesce((select json_agg(json_build_object('id', e.id, 'title', title_in(e, ${language}), 'ean', e.ean, 'format_code', e.format_code,
          'state', case when e.active then 'on_sale' when e.draft then 'draft' else 'withdrawn' end) order by e.id)
        from product e where e.work_id = p.work_id and e.id <> p.id), '[]') as editions,
      coalesce((select json_agg(json_build_object('code', s.code, 'name', s.name, 'quantity', k.quantity) order by s.position, s.code)
        from stock k join store s on s.code = k.store_code where k.product_id = p.id and k.quantity > 0), '[]') as stock_by_store
    from product p where p.id = ${id}`
  return row!
}

export interface PictureRow {
  id: number
  file_key: string
  width: number
  height: number
  alt: Partial<Record<Language, string>>
}

export const pictureRows = (db: Db, product: number) => db<PictureRow[]>`
  select id, file_key, width, height, alt from product_image where product_id = ${product} order by position`

export interface ChangeRow {
  id: number
  version: number
  at: Date
  by: string | null
  field: string
  was: unknown
  became: unknown
}

const changesIn = (db: Db, product: number, { q, from, to, field }: FindChanges) => db`
  from product_change c left join staff_user u on u.id = c.staff_id
  where c.product_id = ${product} ${worded(db, db`list_words(concat_ws(' ', c.field, u.name, c.was #>> '{}', c.became #>> '{}'))`, q)}
    ${onDays(db, db`c.at`, { from, to })} ${field === undefined ? db`` : db`and c.field = ${field}`}`
export const matchingChanges = (db: Db, product: number, query: FindChanges) => db`select c.id ${changesIn(db, product, query)}`
export const changeSorts = (db: Db) => ({ at: { by: db`c.at`, kind: 'instant' } }) as const

/** What was changed of a title: as many rows as people wrote, found by the title. */
export const changeRows = (db: Db, product: number, query: FindChanges, walk: Walk) => db<(ChangeRow & Walked)[]>`
  select c.id, c.version, c.at, u.name as by, c.field, c.was, c.became, ${walk.key}
  ${changesIn(db, product, query)} ${walk.after} ${walk.order}`

/** Which fields changed after a version, and who changed each last. */
export const changedSince = (db: Db, product: number, version: number) => db<
  { field: string; became: unknown; by: string | null }[]
>`
  select distinct on (c.field) c.field, c.became, u.name as by
  from product_change c left join staff_user u on u.id = c.staff_id
  where c.product_id = ${product} and c.version > ${version} order by c.field, c.id desc`

/** How many steps of a title's counter after a version the history tells of. */
export async function stepsTold(db: Db, product: number, version: number): Promise<number> {
  const [row] = await db<{ steps: number }[]>`
    select count(distinct version)::int as steps from product_change where product_id = ${product} and version > ${version}`
  return row!.steps
}

/** The percent of VAT of each class, in Spain today. */
export const vatPercents = (db: Db, percentOf: (db: Db, vatClass: Part) => Part) =>
  db<{ code: 'book' | 'ebook' | 'general'; percent: number }[]>`
    select code, ${percentOf(db, db`code`)} as percent from unnest(array['book', 'ebook', 'general']) as code`
