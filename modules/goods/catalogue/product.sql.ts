import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { type CountedName, editionColumns, type SaidName } from './edition-contract.ts'
import { editionsReadIn } from './languages.ts'
import type { ProductFacts } from './product-facts.ts'

export interface DetailRow extends Record<CountedName, number | null>, Record<SaidName, string | null> {
  id: number
  work_id: number | null
  size_group_id: number | null
  kept_promises: { percent: number; times: number } | null
  /** Of today, in Spain. */
  vat_percent: number
  publisher_slug: string | null
  series_id: number | null
  series_name: string | null
  series_slug: string | null
  series_number: string | null
  volume_before: { id: number; number: string } | null
  volume_after: { id: number; number: string } | null
  summary: string | null
  description: string | null
  details: string | null
  contents: string | null
  press: string | null
  awards: string | null
  lives: { id: number; text: string }[]
  recommendation: string | null
  category_ids: number[]
  tags: { id: number; name: string; slug: string }[]
  attributes: { kind: string; id: number; name: string }[]
  lots: { id: number; key: string; kind: string; title: string }[]
  stock_by_store: { code: string; name: string; city: string; quantity: number }[]
  sample: { kind: 'EPUB' | 'PDF'; bytes: number } | null
  accessibility: string | null
  accessibility_note: string | null
  file_watermark: boolean | null
  asks_lcp: boolean
  storefront_code: string
  sizes: { id: number; size: string }[]
  size_table: string | null
  safety: { maker: string; maker_address: string; maker_email: string; warnings: Partial<Record<Language, string>> } | null
}

const relatedShown = 12

/** What product pages show beyond their cards; texts in `language`, in Spanish where that one is missing (C-48). One question for all of it. */
export const detailRows = (db: Db, ids: readonly number[], language: Language, facts: ProductFacts) => db<DetailRow[]>`
    select p.id, p.storefront_code, p.work_id, p.size_group_id, p.accessibility, p.accessibility_note, p.file_watermark, p.asks_lcp, ${db.unsafe(editionColumns('p'))},
      ${facts.vatPercent(db, db`p.vat_class`)} as vat_percent,
      publisher.slug as publisher_slug, series.id as series_id, series.name as series_name, series.slug as series_slug, p.series_number,
      (${volumeBeside(db, 'before')}) as volume_before, (${volumeBeside(db, 'after')}) as volume_after,
      coalesce(t.summary, es.summary) as summary, coalesce(t.description, es.description) as description,
      coalesce(t.contents, es.contents) as contents, coalesce(t.press, es.press) as press, coalesce(t.awards, es.awards) as awards,
      coalesce((${livesOf(db, language)}), '[]') as lives,
      coalesce(t.details, es.details) as details, coalesce(t.recommendation, es.recommendation, p.recommendation) as recommendation,
      array(select c.category_id from product_category c where c.product_id = p.id order by 1) as category_ids,
      coalesce((select json_agg(json_build_object('id', tag.id, 'name', coalesce(tt.name, te.name, tag.key), 'slug', coalesce(tt.slug, te.slug, tag.key)) order by tag.id)
        from product_tag pt join tag on tag.id = pt.tag_id
        left join tag_translation tt on tt.tag_id = tag.id and tt.language = ${language}
        left join tag_translation te on te.tag_id = tag.id and te.language = 'es'
        where pt.product_id = p.id and tag.ended_at is null), '[]') as tags,
      coalesce((select json_agg(json_build_object('kind', v.kind, 'id', v.id, 'name', coalesce(vt.name, ve.name, v.key)) order by v.kind, v.position, v.id)
        from product_attribute pa join attribute_value v on v.id = pa.value_id
        left join attribute_value_translation vt on vt.value_id = v.id and vt.language = ${language}
        left join attribute_value_translation ve on ve.value_id = v.id and ve.language = 'es'
        where pa.product_id = p.id and v.ended_at is null), '[]') as attributes,
      coalesce((select json_agg(json_build_object('id', lot.id, 'key', lot.key, 'kind', lot.kind, 'title', coalesce(lt.title, le.title, lot.key)) order by lot.position, lot.id)
        from lot_product lp join lot on lot.id = lp.lot_id
        left join lot_translation lt on lt.lot_id = lot.id and lt.language = ${language}
        left join lot_translation le on le.lot_id = lot.id and le.language = 'es'
        where lp.product_id = p.id), '[]') as lots,
      coalesce(case when p.storefront_code = ${facts.mainShop} then ${facts.copiesByStore(db, db`p.id`)} end, '[]') as stock_by_store,
      ${facts.keptPromises(db, db`p.storefront_code`, db`p.availability_code`)} as kept_promises,
      coalesce((${sizeRows(db, language)}), '[]') as sizes,
      case when p.size_group_id is not null then (${sizeTable(db, language)}) end as size_table,
      (select json_build_object('maker', ps.maker, 'maker_address', ps.maker_address, 'maker_email', ps.maker_email, 'warnings', ps.warnings)
        from product_safety ps where ps.product_id = p.id) as safety,
      case when p.sample_type is not null then json_build_object('kind', case p.sample_type when 'application/pdf' then 'PDF' else 'EPUB' end,
        'bytes', p.sample_bytes) end as sample
    from product p
    left join publisher on publisher.id = p.publisher_id
    left join series on series.id = p.series_id
    left join product_translation t on t.product_id = p.id and t.language = ${language}
    left join product_translation es on es.product_id = p.id and es.language = 'es'
    where p.id = any(${ids as number[]}::bigint[]) and not p.draft
  `

/** Who wrote it, in the language or in Spanish: two of them at most, where anything is told. */
const livesOf = (db: Db, language: Language) => db`
  select json_agg(json_build_object('id', told.author_id, 'text', told.text) order by told.position) from (
    select pa.author_id, min(pa.position) as position, coalesce(lt.biography, le.biography) as text
    from product_author pa
    left join author_translation lt on lt.author_id = pa.author_id and lt.language = ${language}
    left join author_translation le on le.author_id = pa.author_id and le.language = 'es'
    where pa.product_id = p.id and coalesce(lt.biography, le.biography, '') <> ''
    group by pa.author_id, lt.biography, le.biography order by 2 limit 2) told`

/** Ids of other formats and editions of the same work, and of products like it; for those that the search does not know. */
export async function besideInDatabase(
  db: Db,
  id: number,
  language: Language,
): Promise<{ editions: number[]; related: number[] } | undefined> {
  const [row] = await db<{ editions: number[]; related: number[] }[]>`
    select array(${editionIds(db)}) as editions, array(${relatedIds(db, id, language, relatedShown)}) as related
    from product p where p.id = ${id}`
  return row
}

/** Other active editions of the same work, best at hand first. */
const editionIds = (db: Db) => db`
  select e.id from product e
  where e.work_id = p.work_id and e.id <> p.id and e.active and e.storefront_code = p.storefront_code
  order by (e.stock > 0) desc, e.units_sold desc, e.id
  limit 8`

/** The volume before or after a product in its series; of several editions the one in its language and format. */
const volumeBeside = (db: Db, side: 'before' | 'after') => db`
  select json_build_object('id', v.id, 'number', v.series_number) from product v
  where v.series_id = p.series_id and v.series_number <> '' and p.series_number <> '' and v.active and v.storefront_code = p.storefront_code
    and ${
      side === 'after'
        ? db`series_volume(v.series_number) > series_volume(p.series_number)`
        : db`series_volume(v.series_number) < series_volume(p.series_number)`
    }
  order by series_volume(v.series_number) ${side === 'after' ? db`asc` : db`desc`}, (v.language_code is not distinct from p.language_code) desc,
    (v.format_code is not distinct from p.format_code) desc, v.id
  limit 1`

const sizeRows = (db: Db, language: Language) => db`
  select json_agg(json_build_object('id', s.id, 'size', coalesce(vt.name, ve.name, v.key)) order by v.position, v.id)
  from product s
  join product_attribute pa on pa.product_id = s.id
  join attribute_value v on v.id = pa.value_id and v.kind = 'size'
  left join attribute_value_translation vt on vt.value_id = v.id and vt.language = ${language}
  left join attribute_value_translation ve on ve.value_id = v.id and ve.language = 'es'
  where s.size_group_id = p.size_group_id and s.active`

/** What the sizes of its section measure, or of the nearest one above that says so. */
const sizeTable = (db: Db, language: Language) => db`
  with recursive up (id, parent_id, steps) as (
    select c.id, c.parent_id, 0 from product_category pc join category c on c.id = pc.category_id where pc.product_id = p.id
    union all select c.id, c.parent_id, up.steps + 1 from up join category c on c.id = up.parent_id where up.steps < 12)
  select coalesce(nullif(t.size_table, ''), es.size_table) from up
  left join category_translation t on t.category_id = up.id and t.language = ${language}
  left join category_translation es on es.category_id = up.id and es.language = 'es'
  where coalesce(nullif(t.size_table, ''), es.size_table, '') <> '' order by up.steps, up.id limit 1`

/**
 * Products that share a lot or the category with one, most sold first; a bounded look at each, whatever the catalogue's size. A book stands
 * there once, the edition that the visitor reads first.
 */
const relatedIds = (db: Db, productId: number, language: Language, limit: number) => db`
  select near.id from (
  select distinct on (coalesce(-r.work_id, r.id)) r.id, r.units_sold, max(n.closeness) over (partition by coalesce(-r.work_id, r.id)) as closeness
  from (
    select near.id, sum(closeness) as closeness from (
      (select lp.product_id as id, 2 as closeness from lot_product mine join lot_product lp on lp.lot_id = mine.lot_id
        where mine.product_id = ${productId} limit 40)
      union all
      (select pa.product_id, 3 from product_author mine join product_author pa on pa.author_id = mine.author_id
        where mine.product_id = ${productId} limit 40)
      union all
      (select pc.product_id, 1 from product_category pc
        where pc.category_id = (select max(category_id) from product_category where product_id = ${productId})
        order by pc.product_id desc limit 60)
    ) near where near.id <> ${productId} group by near.id
  ) n
  join product r on r.id = n.id
  where r.active and r.storefront_code = p.storefront_code and r.price_cents is not null and (r.work_id is null or r.work_id is distinct from p.work_id)
    and (r.size_group_id is null or (r.size_group_id is distinct from p.size_group_id
      and r.id = (select min(s.id) from product s where s.size_group_id = r.size_group_id and s.active)))
  order by coalesce(-r.work_id, r.id), coalesce(r.language_code = any(${editionsReadIn(language)}::text[]), false) desc, (r.stock > 0) desc,
    r.price_cents, r.id
  ) near
  order by near.closeness desc, near.units_sold desc, near.id
  limit ${limit}`
