import { beforeAll, describe, expect, it } from 'vitest'
import { pathTo } from '#screens/addresses.ts'
import { eventually } from '#tests/support/locks.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import type { ShopApi } from '../site/server-api.ts'
import { type Fixed, listScreens } from './list-screens.ts'
import { loadList } from './load-list.ts'
import { deeperHeading } from './section-heading.ts'

const shop = withShop()
const api: ShopApi = {
  language: 'en',
  async get(schema, path, query = {}) {
    const asked = Object.entries(query).map(([name, value]) => [name, String(value)])
    const { status, body } = await shop.call('GET', `${path}?${new URLSearchParams(asked)}`)
    if (status !== 200) throw new Response(null, { status })
    return schema.parse(body)
  },
  send: () => Promise.reject(new Error('a list changes nothing')),
}
const ids = {} as Record<'cheap' | 'dear' | 'fan' | 'notebook', number>
const list = (key: keyof typeof listScreens, search: string, fixed?: Fixed) =>
  loadList(api, listScreens[key]!, new URLSearchParams(search), { fixed })
const sectionsIn = ({ groups }: Awaited<ReturnType<typeof loadList>>) =>
  groups.find(({ facet }) => facet === 'category')?.values.map(({ value }) => value)

/** Lists that show all four, each by something else that the shop is told of them. */
const lists = [
  ['object-tag', { tag: 1 }],
  ['object-author', { author: 1 }],
  ['object-new', undefined],
  ['object-best-sellers', undefined],
  ['object-recommended', undefined],
  ['fashion', undefined],
] as const

beforeAll(async () => {
  const { sql } = shop
  ids.cheap = await givenProduct(sql, { title: 'Cotton scarf', kind: 'object', price_cents: 2_000 })
  ids.dear = await givenProduct(sql, { title: 'Silk scarf', kind: 'object', price_cents: 12_000 })
  ids.fan = await givenProduct(sql, { title: 'Fan', kind: 'object', price_cents: 2_500 })
  ids.notebook = await givenProduct(sql, { title: 'Notebook', kind: 'object', price_cents: 12_500 })
  await sql`update product set novelty = true, recommended = true, units_sold = 3`
  await sql`insert into category (id, parent_id, kind) values (95, null, 'object'), (9501, 95, 'object'), (9503, 95, 'object'), (46, null, 'object')`
  await sql`insert into category_translation (category_id, language, name, slug) values
    (95, 'es', 'Moda', 'moda'), (9501, 'es', 'Pañuelos', 'p'), (9503, 'es', 'Abanicos', 'a'), (46, 'es', 'Papelería', 'papeleria')`
  await sql`insert into product_category values
    (${ids.cheap}, 9501), (${ids.dear}, 9501), (${ids.fan}, 9503), (${ids.notebook}, 46), (${ids.notebook}, 9503)`
  await sql`insert into tag (id, key) values (1, 'silk')`
  await sql`insert into author (id, name, sort_name, slug) values (1, 'The workshop', 'Workshop', 'workshop')`
  await sql`insert into product_tag select id, 1 from product`
  await sql`insert into product_author (product_id, author_id, position) select id, 1, 0 from product`
  // What was told last is found last.
  for (const [key, fixed] of lists) await eventually(key, async () => (await list(key, 'sort=price_asc', fixed)).total === 4)
})

describe('the filters of a list', () => {
  it.each(lists)('narrow what %s shows, as they do a search (S-20)', async (key, fixed) => {
    const narrowed = await list(key, 'price=over_10000&sort=price_asc', fixed)
    expect(narrowed.items.map(({ pk }) => pk)).toEqual([ids.dear, ids.notebook])
    const prices = narrowed.groups.find(({ facet }) => facet === 'price')?.values
    expect(prices).toMatchObject([
      { value: 'under_5000', count: 2, selected: false },
      { value: 'over_10000', count: 2, selected: true },
    ])
  })
  it('name on a section’s page what lies below it, never its sisters (S-20)', async () => {
    for (const search of ['', 'sort=price_asc', 'category=9503'])
      expect(sectionsIn(await list('fashion', search))?.toSorted()).toEqual(['9501', '9503'])
    expect((await list('fashion', 'category=9503&sort=price_asc')).items.map(({ pk }) => pk)).toEqual([ids.fan, ids.notebook])
    expect(sectionsIn(await list('object-list', ''))).toContain('46')
  })
  it('lead to a sister section’s own page with the rest of the question (S-20)', async () => {
    const went = deeperHeading(api, 'fashion', 95, new URLSearchParams('category=46&sort=price_asc&page=2'))
    const answer = await went.then(
      () => null,
      (thrown: Response) => thrown.headers.get('location'),
    )
    expect(answer).toBe(`${pathTo('stationery', 'en')}?sort=price_asc`)
  })
})
