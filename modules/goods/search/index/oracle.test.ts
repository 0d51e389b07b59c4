import { expect, it } from 'vitest'
import { type Language, languages } from '#kernel/language.ts'
import { whole } from '#tests/support/breadth.ts'
import { withDatabase } from '#tests/support/database.ts'
import { comparedFacets, comparedSorts, oracle } from '#tests/support/search-oracle.sql.ts'
import { fillSmallCatalogue, seeded, titleWords } from '#tests/support/small-catalogue.sql.ts'
import type { Facet, ProductsQuery } from '../contract.ts'
import type { Counts } from './count.ts'
import { columnOfFacet } from './facets.ts'
import { openSearchIndex, type SearchIndex } from './open.ts'

const database = withDatabase()
/** Before and again after the changes. */
const asked = whole ? 75 : 25
const attributeKinds = new Set<Facet>(['family', 'colour', 'size', 'material', 'artistic_work', 'exhibition'])

const values: Partial<Record<Facet, readonly string[]>> = {
  category: ['1', '2', '4', '7', '12', '25'],
  language: ['I08', 'I06', 'I01'],
  format: ['R', 'C', 'E00'],
  type: ['book', 'object'],
  price: ['under_5000', '5000_10000', 'over_10000'],
  author: ['1', '5', '11', '12', '13', '40'],
  artist: ['2', '3', '4'],
  publisher: ['1', '2', '3'],
  tag: ['1', '2', '9'],
  colour: ['1', '7', '13'],
  stock: ['true'],
  discount: ['true'],
  top_sales: ['true'],
  lot: ['1', '4'],
  series: ['1', '2', '777'],
}

function questions(seed: number, count: number): { query: ProductsQuery; language: Language }[] {
  const random = seeded(seed)
  const one = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)]!
  return Array.from({ length: count }, () => {
    const query: ProductsQuery = { page: 1 + Math.floor(random() * 3), limit: one([5, 24, 1000]), sort: one(comparedSorts) }
    if (random() < 0.5) query.group = 'works'
    if (random() < 0.5) query.q = Array.from({ length: 1 + Math.floor(random() * 2) }, () => one(titleWords)).join(' ')
    if (random() < 0.1) query.author_name = one(['García', 'iñigo', 'Zuniga'])
    if (random() < 0.1) query.title = one(titleWords)
    if (random() < 0.1) query.publisher_name = 'ediciones'
    if (random() < 0.2) query.price_from = 5_000
    if (random() < 0.2) query.price_to = 10_000
    if (random() < 0.1) query.year_from = 1995
    for (const [facet, choices] of Object.entries(values) as [Facet, readonly string[]][])
      if (random() < 0.12) query[facet] = [...new Set([one(choices), one(choices)])]
    return { query, language: one(languages) }
  })
}

const entriesOf = (counts?: Counts) => [...(counts?.codes ?? [])].map((code, index) => [code, counts!.counts[index]!] as const)

let compared = 0

async function compare(index: SearchIndex, query: ProductsQuery, language: Language) {
  const expected = await oracle(database.sql, query, language)
  const found = index.find(query, language, true)
  // Where no product has all words, the search corrects or falls back, which is another test's matter.
  if (found.corrected !== null) return
  const words = Boolean(query.q || query.title || query.author_name || query.publisher_name)
  if (words && Object.values(expected.counts).every((counted) => Object.keys(counted).length === 0)) return
  if (words && expected.ids.length === 0 && found.total > 0) return
  const counts = Object.fromEntries(
    comparedFacets.map((facet) => {
      const column = columnOfFacet[facet]
      const all = entriesOf(found.counts[facet]).map(
        ([code, count]) => [index.state.values[column.column].keys[code - 1]!, count] as const,
      )
      return [
        facet,
        Object.fromEntries(attributeKinds.has(facet) ? all.filter(([value]) => index.names.all(facet).has(value)) : all),
      ]
    }),
  )
  compared += 1
  const from = (query.page - 1) * query.limit
  const question = JSON.stringify({ query, language })
  expect({ question, total: found.total }).toEqual({ question, total: expected.ids.length })
  // Which edition answers to its whole title is another test's matter.
  if (query.group !== 'works' || !words)
    expect({ question, ids: found.ids }).toEqual({ question, ids: expected.ids.slice(from, from + query.limit) })
  expect({ question, counts }).toEqual({ question, counts: expected.counts })
}

it('answers as plain SQL does: pages, totals and counts of random questions, also after changes that follow no order', async () => {
  const { sql } = database
  await fillSmallCatalogue(sql, 7, 400)
  await sql`insert into best_seller select id, 1 + id % 90 from product where id % 13 = 0`
  const index = await openSearchIndex(sql, { storefront: 'T013', every: 0 })
  for (const { query, language } of questions(1, asked)) await compare(index, query, language)

  await sql`update product set title = 'Agua de ' || title, price_cents = 5000, units_sold = units_sold + 3 where id % 5 = 0`
  await sql`update product set active = not active where id % 11 = 0`
  await sql`update product set work_id = 1 + id % 7 where id % 10 = 0 and kind = 'book'`
  await sql`delete from best_seller where product_id % 3 = 0`
  await sql`update best_seller set place = 100 - place where product_id % 7 = 0`
  await sql`insert into best_seller select id, 300 from product where id % 29 = 0 on conflict do nothing`
  await sql`delete from product where id % 17 = 0`
  await sql`update author set sort_name = 'Aaa ' || sort_name, name = 'Nuevo ' || name where id % 6 = 0`
  await sql`insert into product_tag select id, 9 from product where id % 4 = 0 on conflict do nothing`
  await sql`insert into product (id, kind, ean, sku, title, slug, price_cents, units_sold)
    select 5000 - n * 2, 'book', '8' || lpad(n::text, 12, '0'), 'new-' || n, 'Jardín nuevo ' || n, 'x', 1000 + n, n from generate_series(1, 30) n`
  await index.follow()
  expect(index.state.lateCount).toBeGreaterThan(50)
  for (const { query, language } of questions(2, asked)) await compare(index, query, language)
  expect(compared).toBeGreaterThan(1.2 * asked)
  await index.close()
})
