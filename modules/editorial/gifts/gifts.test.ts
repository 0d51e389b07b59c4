import { beforeAll, describe, expect, it } from 'vitest'
import { openSearchIndex, type SearchIndex } from '#modules/goods/search/index/open.ts'
import { refreshAll } from '#modules/goods/search/refresh.sql.ts'
import { eventually } from '#tests/support/locks.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'
import { campaigns } from './campaigns.ts'
import { type GiftDeps, gifts } from './gifts.ts'
import { putCampaign, putCategory } from './manage.ts'
import { isSavedQuery, productsOf } from './saved-query.ts'

const shop = withShop()
const { hire } = staffing(shop)
const inThree = (text: string) => ({ es: `${text}-es`, ca: `${text}-ca`, en: `${text}-en` })
const category = (query: string, position: number) => ({
  theme: 'tiling',
  lot_id: null,
  query,
  active: true,
  position,
  titles: inThree('Title'),
  slugs: inThree('slug'),
  texts: inThree('Text'),
})
const campaign = (from_day: string, to_day: string, position: number, category_keys: string[] = []) => ({
  theme: 'tiling',
  from_day,
  to_day,
  active: true,
  position,
  titles: inThree('Campaign'),
  texts: inThree('Text'),
  addresses: null,
  category_keys,
})
const ids: Record<string, number> = {}
let deps: GiftDeps
let search: SearchIndex
let office = 0
const wednesday = new Date('2026-11-18T09:00:00Z')

beforeAll(async () => {
  const { sql } = shop
  await sql`insert into category (id, kind) values (46, 'object'), (59, 'object')`
  const given = async (name: string, price_cents: number | null, where: number, more: object = {}) => {
    const id = await givenProduct(sql, { title: name, kind: 'object', price_cents, ...more })
    await sql`insert into product_category (product_id, category_id) values (${id}, ${where})`
    ids[name] = id
  }
  await given('pencil', 2_499, 46)
  await given('pen', 2_500, 46)
  await given('desk set', 9_900, 46)
  await given('sold out', 1_000, 46, { stock: 0 })
  await given('no price', null, 46)
  await given('lion', 1_800, 59)
  office = (await putCategory(sql, 'T013', 'the-office', category('category=46', 1))).id
  await putCategory(sql, 'T013', 'the-youngest', category('category=59', 2))
  await sql.begin((tx) => putCampaign(tx, 'T013', 'christmas', campaign('11-20', '01-06', 1, ['the-youngest', 'the-office'])))
  await sql.begin((tx) => putCampaign(tx, 'T013', 'giftbetter', campaign('01-01', '12-31', 9)))
  await refreshAll(sql)
  search = await openSearchIndex(sql, { storefront: 'T013', every: 0 })
  deps = { db: sql, storefront: 'T013', search }
  return () => search.close()
})

const asked = (query: object, now = wednesday) => gifts(deps, 'en', { page: 1, ...query }, now)
const names = ({ items }: { items: { pk: number }[] }) =>
  items.map(({ pk }) => Object.keys(ids).find((name) => ids[name] === pk)).toSorted()

describe('gifts', () => {
  it('are only what can be bought (M-19)', async () => {
    expect(names(await asked({}))).toEqual(['desk set', 'lion', 'pen', 'pencil'])
  })
  it('stand below a bound, which is no price of its range itself, and each range holds the ones before it (M-21, M-22)', async () => {
    expect(names(await asked({ under: 25 }))).toEqual(['lion', 'pencil'])
    expect(names(await asked({ under: 50 }))).toEqual(['lion', 'pen', 'pencil'])
    expect((await asked({})).ranges.map(({ under, count }) => [under, count])).toEqual([
      [25, 2],
      [50, 3],
      [100, 4],
      [200, 4],
      [300, 4],
    ])
  })
  it('join category and range, and each filter counts with the other chosen (M-22)', async () => {
    const answer = await asked({ category: office, under: 25 })
    expect(names(answer)).toEqual(['pencil'])
    expect(answer.ranges.map(({ count, selected }) => [count, selected]).slice(0, 2)).toEqual([
      [1, true],
      [2, false],
    ])
    expect(answer.categories.map(({ key, count, selected }) => [key, count, selected])).toEqual([
      ['the-office', 1, true],
      ['the-youngest', 1, false],
    ])
  })
  it('refuse a category that is not there and overlook a price that is no range', async () => {
    expect((await shop.call('GET', '/campaigns/gifts/?category=999')).status).toBe(404)
    expect((await shop.call('GET', '/campaigns/gifts/?under=33')).body.under).toBeNull()
  })
  it('are told whole, with what is wanted, where the day or the postcode typed cannot be used', async () => {
    const wrong = await asked({ arrives_by: '2026-11-17', postcode: '99999' })
    expect(wrong.total).toBe((await asked({})).total)
    expect(wrong).toMatchObject({
      arrives_by: '2026-11-17',
      postcode: '99999',
      refused: { arrives_by: expect.stringContaining('has passed'), postcode: expect.stringContaining('five digits') },
    })
    expect((await asked({ arrives_by: '31/12/2026' })).refused).toEqual({ arrives_by: expect.stringContaining('2027-01-05') })
    expect((await asked({ arrives_by: '2026-11-18', postcode: '18009' })).refused).toEqual({})
    const { body } = await shop.call('GET', '/campaigns/gifts/?postcode=1700', undefined, 'ca')
    expect(body).toMatchObject({ postcode: '1700', refused: { postcode: expect.stringContaining('cinc xifres') } })
  })
  it('are only those that arrive by the day asked, by the shop’s own promises', async () => {
    const [zone] = await shop.sql<{ days: number }[]>`select max(days_to)::int as days from shipping_zone where active`
    const { items } = await asked({ postcode: '18009' })
    const days = items.map(({ arrives_on }) => arrives_on)
    expect(zone && days.every((day) => day !== null && day > '2026-11-18')).toBe(true)
    const [first] = days.toSorted()
    expect((await asked({ postcode: '18009', arrives_by: first })).total).toBeGreaterThan(0)
    expect((await asked({ postcode: '18009', arrives_by: '2026-11-18' })).total).toBe(0)
  })
})

describe('a draft that is tried', () => {
  const draft = (more: object = {}) => ({
    from_day: '05-01',
    to_day: '05-31',
    active: true,
    position: 0,
    category_keys: ['the-youngest'],
    on: '2026-05-10',
    ...more,
  })
  // The shop's own index follows what was written a moment later.
  beforeAll(async () => {
    const { call } = await hire(['marketing'])
    const asked = { lot_id: null, query: 'category=46 | category=59' }
    await eventually(
      'the index knows the gifts',
      async () => (await call('POST', '/gifts/categories/followed/trial/', asked)).body.count === 4,
    )
  })
  it('says whether visitors would see the campaign on a day, which they see otherwise, and what they would come upon; it keeps nothing', async () => {
    const { call } = await hire(['marketing'])
    const tried = async (more: object = {}) => (await call('POST', '/gifts/campaigns/spring/trial/', draft(more))).body
    expect(await tried()).toMatchObject({
      standing: 'shown',
      first: 'spring',
      categories: [{ key: 'the-youngest', title: 'Title-en', count: 1, gifts: [{ title: 'lion', price: 18 }] }],
    })
    expect(await tried({ on: '2026-06-01' })).toMatchObject({ standing: 'out_of_season', first: 'Campaign-en' })
    expect(await tried({ active: false })).toMatchObject({ standing: 'off' })
    expect(await tried({ position: 10 })).toMatchObject({ standing: 'behind', first: 'Campaign-en' })
    expect((await tried({ category_keys: [] })).ranges).toContainEqual({ under: 25, count: 2 })
    expect((await call('GET', '/gifts/campaigns/')).body.items.map(({ key }: { key: string }) => key)).not.toContain('spring')
  })
  it('says what the source of a category finds, and what is wrong with it', async () => {
    const { call } = await hire(['marketing'])
    const tried = (source: object) => call('POST', '/gifts/categories/new-one/trial/', { lot_id: null, query: null, ...source })
    expect((await tried({ query: 'category=46' })).body).toMatchObject({
      count: 3,
      ranges: expect.arrayContaining([{ under: 50, count: 2 }]),
    })
    expect((await tried({ query: 'nothing=1' })).status).toBe(400)
    expect((await tried({})).status).toBe(400)
  })
})

describe('a saved query', () => {
  const shown = async (query: string, language: 'es' | 'ca' | 'en' = 'en') =>
    (await productsOf(deps, { lot_id: null, query }, language, { limit: 10 })).ids.map((id) =>
      Object.keys(ids).find((name) => ids[name] === id),
    )
  it('may be several, of each of which one is shown in turn, and each product once', async () => {
    expect(isSavedQuery('category=46 | tag=gardens')).toBe(true)
    expect([isSavedQuery('category=46 |'), isSavedQuery('category=46 | nothing=1')]).toEqual([false, false])
    const dealt = await shown('category=46 | category=59 | price_to=2499&category=46')
    expect([dealt[1], dealt.length, new Set(dealt).size]).toEqual(['lion', 4, 4])
  })
  it('shows objects and books that the visitor reads before those in other languages', async () => {
    const { sql } = shop
    await sql`insert into category (id, kind) values (1310, 'book')`
    for (const [name, language_code, units_sold] of [
      ['english', 'I01', 90],
      ['spanish', 'I08', 50],
      ['catalan', 'I06', 10],
    ] as const) {
      ids[name] = await givenProduct(sql, { title: name, price_cents: 1_500 })
      await sql`update product set ${sql({ language_code, units_sold })} where id = ${ids[name]}`
      await sql`insert into product_category (product_id, category_id) values (${ids[name]}, 1310)`
    }
    await search.follow()
    expect(await shown('category=1310', 'es')).toEqual(['spanish', 'english', 'catalan'])
    expect(await shown('category=1310', 'ca')).toEqual(['catalan', 'spanish', 'english'])
    expect((await shown('category=1310 | category=59', 'ca')).slice(0, 2).toSorted()).toEqual(['catalan', 'lion'])
    expect(await shown('category=1310&sort=title_desc', 'ca')).toEqual(['spanish', 'english', 'catalan'])
  })
})

describe('the campaign', () => {
  it('is the one in season, over New Year too, and orders its categories (M-19, M-20)', async () => {
    const keysOn = async (day: string) => {
      const { current, categories } = await campaigns(deps, 'ca', { products: 0, now: new Date(`${day}T12:00:00Z`) })
      return [current?.key, ...categories.map(({ key }) => key)]
    }
    expect(await keysOn('2026-11-19')).toEqual(['giftbetter', 'the-office', 'the-youngest'])
    expect(await keysOn('2027-01-02')).toEqual(['christmas', 'the-youngest', 'the-office'])
  })
  it('shows products with each category when they are asked for (M-23)', async () => {
    const { categories } = await campaigns(deps, 'en', { products: 2 })
    expect(categories.map(({ count, products }) => [count, products.length])).toContainEqual([3, 2])
  })
})

describe('staff', () => {
  it('of marketing change what a category shows; an unreadable query is refused', async () => {
    const { call } = await hire(['marketing'])
    const wish = { ...category('category=46&price_to=2400', 3), titles: inThree('Desk') }
    expect((await call('PUT', '/gifts/categories/for-desks/', wish)).body).toMatchObject({ key: 'for-desks', position: 3 })
    expect((await call('PUT', '/gifts/categories/for-desks/', { ...wish, active: false })).body).toMatchObject({ active: false })
    const refused = await call('PUT', '/gifts/categories/for-desks/', { ...wish, query: 'colour_of_money=1' })
    expect([refused.status, Object.keys(refused.body.fields ?? refused.body)]).toEqual([400, expect.arrayContaining(['query'])])
    expect((await call('GET', '/gifts/categories/')).body.items.map(({ key }: { key: string }) => key)).toContain('for-desks')
  })
})
