/** What the search must answer, in plain SQL on the tables themselves: slow and plain to see. */

import { today } from '#kernel/days.ts'
import type { Pool } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { availabilityOf } from '#modules/goods/catalogue/availability.ts'
import { isEbookFormat } from '#modules/goods/catalogue/formats.ts'
import { type Facet, facets, type ProductsQuery, type Sort } from '#modules/goods/search/contract.ts'
import { stem } from '#modules/goods/search/index/stem.ts'

type Facts = Parameters<typeof availabilityOf>[0]

const above = `(with recursive above as (select category_id as id from product_category where product_id = p.id
  union select c.parent_id from above join category c on c.id = above.id where c.parent_id is not null) select id::text from above)`
const attribute = (kind: string) =>
  `(select v.id::text from product_attribute a join attribute_value v on v.id = a.value_id where a.product_id = p.id and v.kind = '${kind}')`
const one = (expression: string) => `(select v from (select (${expression})::text as v) x where v is not null)`
const flag = (expression: string) => `(select 'true' where ${expression})`

const inStock = `p.stock > 0 or coalesce(p.format_code in ('E00', 'E01') and p.has_file and p.price_cents is not null
  and p.availability_code <> 'e5' and (p.availability_code <> 'e6' or p.published_on <= current_date), false)`
/** Sizes of one object are one entry, and where works are asked for editions of one work too. */
const entryOf = ({ group }: ProductsQuery) =>
  group === 'works'
    ? "coalesce('s' || p.size_group_id, case when p.kind = 'book' then 'w' || p.work_id end, 'p' || p.id)"
    : "coalesce('s' || p.size_group_id, 'p' || p.id)"

/** The values of each filter that a product has, as a subquery. */
const valuesOf: Partial<Record<Facet, string>> = {
  category: above,
  language: one('p.language_code'),
  format: one('p.format_code'),
  tag: '(select tag_id::text from product_tag where product_id = p.id)',
  type: one('p.kind'),
  price: one(
    "case when p.price_cents < 5000 then 'under_5000' when p.price_cents <= 10000 then '5000_10000' when p.price_cents > 10000 then 'over_10000' end",
  ),
  author: '(select author_id::text from product_author where product_id = p.id)',
  artist: "(select author_id::text from product_author where product_id = p.id and p.kind = 'object')",
  publisher: one('p.publisher_id'),
  series: one('p.series_id'),
  stock: flag(inStock),
  discount: flag('p.former_price_cents is not null'),
  novelty: flag('p.novelty'),
  recommended: flag('p.recommended'),
  top_sales: flag('exists (select from best_seller b where b.product_id = p.id)'),
  lot: '(select lot_id::text from lot_product where product_id = p.id)',
  family: attribute('family'),
  colour: attribute('colour'),
  size: attribute('size'),
  material: attribute('material'),
  artistic_work: attribute('artistic_work'),
  exhibition: attribute('exhibition'),
}

export const comparedFacets = facets.filter((facet) => valuesOf[facet] !== undefined)

/** Of many editions only the year is known. */
const published = 'coalesce(p.published_on, make_date(p.edition_year, 1, 1))'

const orders = (language: Language): Partial<Record<Sort, string>> => ({
  featured: 'p.recommended desc, p.units_sold desc, p.id',
  sales: '(select b.place from best_seller b where b.product_id = p.id) nulls last, p.units_sold desc, p.id',
  price_asc: 'p.price_cents nulls last, p.id',
  price_desc: 'p.price_cents desc nulls last, p.id',
  date_asc: `${published} nulls last, p.id`,
  date_desc: `${published} desc nulls last, p.id`,
  title_asc: `d.title_key_${language}, p.id`,
  title_desc: `d.title_key_${language} desc, p.id`,
  name_asc: `d.title_key_${language}, p.id`,
  name_desc: `d.title_key_${language} desc, p.id`,
  author_asc: 'first_author nulls last, p.id',
  author_desc: 'first_author desc nulls last, p.id',
})
export const comparedSorts = Object.keys(orders('es')) as Sort[]

async function conditions(sql: Pool, query: ProductsQuery): Promise<string[]> {
  const all = ["p.active and p.storefront_code = 'T013'"]
  const words = await sql<{ word: string }[]>`
    select distinct word from search_document d, unnest(string_to_array(concat_ws(' ', title_words, people_words, house_words, subject_words), ' ')) word`
  const fields = {
    q: "concat_ws(' ', title_words, people_words, house_words, subject_words)",
    title: 'title_words',
    author_name: 'people_words',
    publisher_name: 'house_words',
  }
  for (const [field, text] of Object.entries(fields))
    for (const asked of (query[field as keyof typeof fields] ?? '').split(' ').filter(Boolean)) {
      const [folded] = await sql<{ word: string }[]>`select search_fold(${asked}) as word`
      const forms = words.filter(({ word }) => stem(word) === stem(folded!.word)).map(({ word }) => `'${word}'`)
      all.push(`string_to_array(${text}, ' ') && array[${forms.join(', ')}]::text[]`)
    }
  if (query.price_from !== undefined) all.push(`p.price_cents >= ${query.price_from}`)
  if (query.price_to !== undefined) all.push(`p.price_cents <= ${query.price_to}`)
  if (query.year_from !== undefined) all.push(`p.edition_year >= ${query.year_from}`)
  if (query.year_to !== undefined) all.push(`p.edition_year <= ${query.year_to}`)
  return all
}

const chosen = (query: ProductsQuery, but?: Facet): string[] =>
  comparedFacets.flatMap((facet) =>
    facet !== but && query[facet]?.length
      ? [
          `exists (select from ${valuesOf[facet]} v (value) where value in (${query[facet].map((value) => `'${value}'`).join(', ')}))`,
        ]
      : [],
  )

const products = `product p join search_document d on d.product_id = p.id
  left join lateral (select search_key(a.sort_name) collate "C" as first_author from product_author pa join author a on a.id = pa.author_id
    where pa.product_id = p.id order by pa.position limit 1) people on true`

const reads: Record<Language, string> = { es: 'I08', ca: 'I06', en: 'I01' }
const soonest = ['temporarily_out print_on_demand', 'within_days pre_sale', 'ebook', 'immediate few_left']

/** The row that each entry shows: of an object the size to be had, of a book the edition that the visitor reads and has soonest; then the cheapest. */
async function shownRows(sql: Pool, { entry, where, language }: { entry: string; where: string; language: Language }) {
  const rows = await sql.unsafe<
    (Omit<Facts, 'ebook' | 'active'> & {
      id: number
      entry: string
      written: string | null
      format: string | null
      here: boolean
    })[]
  >(
    `select p.id, ${entry} as entry, p.kind, p.availability_code as code, p.stock, p.lead_days as "leadDays", p.published_on::text as "publishedOn",
      p.price_cents as "priceCents", p.has_file as "hasFile", p.language_code as written, p.format_code as format, (${inStock}) as here
      from ${products} where ${where} order by p.price_cents nulls last, p.id`,
  )
  const worth = (row: (typeof rows)[number]) => {
    if (row.kind === 'object') return row.here ? 1 : 0
    const { display } = availabilityOf({ ...row, active: true, ebook: isEbookFormat(row.format) }, today())
    const read = row.written === reads[language] ? 2 : row.written === null ? 1 : 0
    return read * 10 + soonest.findIndex((displays) => displays.split(' ').includes(display)) + 1
  }
  const best = new Map<string, (typeof rows)[number]>()
  for (const row of rows) {
    const known = best.get(row.entry)
    if (!known || worth(row) > worth(known)) best.set(row.entry, row)
  }
  const sold = (row: (typeof rows)[number]) => Number(worth(row) % 10 > 0)
  const cheapest = new Map<string, (typeof rows)[number]>()
  for (const row of rows) {
    const known = cheapest.get(row.entry)
    if (!known || sold(row) > sold(known)) cheapest.set(row.entry, row)
  }
  const idsOf = (chosen: typeof best) => new Map([...chosen].map(([key, { id }]) => [key, id]))
  return { shown: idsOf(best), cheapest: idsOf(cheapest) }
}

/** Every id in order (not just the page's) and each filter's counts without its own selection. */
export async function oracle(sql: Pool, query: ProductsQuery, language: Language) {
  const asked = await conditions(sql, query)
  const order = orders(language)[query.sort ?? 'featured'] ?? 'p.id'
  const where = (but?: Facet) => [...asked, ...chosen(query, but)].join(' and ')
  const entry = entryOf(query)
  const { shown, cheapest } = await shownRows(sql, { entry, where: where(), language })
  const sort = query.sort ?? 'featured'
  const byShown = /^(title|name|author)_/.test(sort)
  const byPrice = sort.startsWith('price_')
  const listed = (rows: Map<string, number>) => `p.id = any('{${[...rows.values()].join(',')}}'::bigint[])`
  const places = await sql.unsafe<{ id: number; entry: string }[]>(
    `select p.id, ${entry} as entry from ${products} where p.id in (
      select distinct on (${entry}) p.id from ${products} where ${where()} and (p.kind = 'book' and ${byPrice ? listed(cheapest) : String(!byShown)} or ${byPrice ? "p.kind = 'object' and " : ''}${listed(shown)})
      order by ${entry}, ${order}
    ) order by ${order}`,
  )
  const ids = places.map(({ entry }) => shown.get(entry)!)
  const counts: Partial<Record<Facet, Record<string, number>>> = {}
  for (const facet of comparedFacets) {
    const rows = await sql.unsafe<{ value: string; count: number }[]>(
      `select value, count(distinct ${entry})::int as count from ${products} cross join lateral ${valuesOf[facet]} v (value) where ${where(facet)} group by value`,
    )
    counts[facet] = Object.fromEntries(rows.map(({ value, count }) => [value, count]))
  }
  return { ids, counts }
}
