import { beforeAll, expect, it } from 'vitest'
import { withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'
import { home, page } from './content.ts'

const shop = withShop()
const people = staffing(shop)
const inThree = <T>(text: T) => ({ es: text, ca: text, en: text })
const block = (change: object = {}) => ({
  url: 'book-list?lot=1',
  theme: 'tiling',
  lot: null,
  active: true,
  texts: inThree({ title: 'Azulejos', body: 'Cortados a mano', call: 'Ver' }),
  ...change,
})
let ids: number[] = []

beforeAll(async () => {
  await shop.sql`insert into page (storefront_code, key) values ('T013', 'legal-notice')`
  const rows = [0, 1, 2].map((position) => ({
    storefront_code: 'T013',
    slot: 'banner',
    position,
    fixedurl: 'books',
    theme: 'tiling',
  }))
  ids = (await shop.sql<{ id: number }[]>`insert into home_block ${shop.sql(rows)} returning id`).map(({ id }) => id)
})

it('lets marketing write a page in three languages, and shows it at once (A-11)', async () => {
  const { call } = await people.hire(['marketing'])
  const texts = { ...inThree({ title: 'Aviso', body: 'Texto nuevo.' }), ca: { title: 'Avís', body: 'Text nou.' } }
  expect((await call('PUT', '/pages/legal-notice/', { texts })).body).toMatchObject({ key: 'legal-notice', texts })
  expect((await shop.call('GET', '/pages/legal-notice/', undefined, 'ca')).body).toMatchObject({
    title: 'Avís',
    body: 'Text nou.',
  })
  expect((await call('GET', '/pages/')).body.items).toMatchObject([{ key: 'legal-notice', texts }])
  expect((await call('PUT', '/pages/no-such-page/', { texts })).status).toBe(404)
  const { call: desk } = await people.hire(['order_desk'])
  expect((await desk('PUT', '/pages/legal-notice/', { texts })).status).toBe(403)
})

it('says the main shop’s privacy in a further shop that wrote none, but not its terms', async () => {
  await shop.sql`insert into storefront (code, path_prefix) values ('M018', '/further')`
  const [main, further] = [{ storefront_code: 'T013' }, { storefront_code: 'M018' }]
  const pages = [
    { ...main, key: 'privacy-policy' },
    { ...main, key: 'purchase-conditions' },
  ]
  const write = async (rows: { storefront_code: string; key: string }[], title: string) => {
    await shop.sql`insert into page ${shop.sql(rows)}`
    const texts = rows.map(({ storefront_code, key }) => ({
      storefront_code,
      page_key: key,
      language: 'es',
      title,
      body: 'Texto.',
    }))
    await shop.sql`insert into page_translation ${shop.sql(texts)}`
  }
  await write(pages, 'Del palacio')
  expect((await page(shop.sql, 'M018', 'privacy-policy', 'es')).title).toBe('Del palacio')
  await expect(page(shop.sql, 'M018', 'purchase-conditions', 'es')).rejects.toThrow('content.unknown_page')
  await write([{ ...further, key: 'privacy-policy' }], 'Propia')
  expect((await page(shop.sql, 'M018', 'privacy-policy', 'es')).title).toBe('Propia')
})

it('shows the drawings that a page sets in, and none that there is not (M-23)', async () => {
  const { call } = await people.hire(['marketing'])
  const body = 'Antes.\n\n![Una granada.](art:pomegranates)\n\n![Nada.](art:no-such-theme)'
  await call('PUT', '/pages/legal-notice/', { texts: inThree({ title: 'Aviso', body }) })
  expect(Object.keys((await shop.call('GET', '/pages/legal-notice/')).body.drawings)).toEqual(['pomegranates'])
})

it('lets marketing change, hide and order the blocks of the home page (A-11)', async () => {
  const { call } = await people.hire(['marketing'])
  const [first = 0, second = 0, third = 0] = ids
  expect((await call('PUT', `/home-blocks/${first}/`, block())).status).toBe(200)
  expect((await call('PUT', `/home-blocks/${second}/`, block({ active: false }))).status).toBe(200)
  expect((await call('POST', '/home-blocks/order/', { slot: 'banner', blocks: [third, first, second] })).status).toBe(200)
  const { banners } = (await shop.call('GET', '/home/')).body
  expect(banners.map(({ url }: { url: string }) => url)).toEqual(['books', 'book-list?lot=1'])
})

it('shows a block on its days alone, whichever day it is asked for (A-11)', async () => {
  const { call } = await people.hire(['marketing'])
  const days = { from: '2031-01-02', until: '2031-01-05' }
  const made = await call('POST', '/home-blocks/', block({ slot: 'teaser', ...days }))
  expect(made.status).toBe(200)
  const on = async (day: string) => (await home(shop.sql, 'T013', 'es', new Date(`${day}T12:00:00Z`))).teasers.length
  expect([await on('2031-01-01'), await on('2031-01-02'), await on('2031-01-05'), await on('2031-01-06')]).toEqual([0, 1, 1, 0])
  const kept = (await call('GET', '/home-blocks/')).body.items.find(({ id }: { id: number }) => id === made.body.id)
  expect(kept).toMatchObject({ slot: 'teaser', ...days })
})

it('adds a block as the last of its slot, and takes it away again', async () => {
  const { call } = await people.hire(['marketing'])
  const mosaic = async () =>
    (await call('GET', '/home-blocks/')).body.items
      .filter(({ slot }: { slot: string }) => slot === 'mosaic')
      .map(({ id }: { id: number }) => id)
  const added = await Promise.all([1, 2, 3].map(() => call('POST', '/home-blocks/', block({ slot: 'mosaic' }))))
  const made = added.map(({ body }) => body.id as number)
  expect((await mosaic()).toSorted()).toEqual(made.toSorted())
  expect((await call('DELETE', `/home-blocks/${made[1]}/`)).status).toBe(200)
  expect(await mosaic()).not.toContain(made[1])
  expect((await call('DELETE', `/home-blocks/${made[1]}/`)).status).toBe(404)
})

it.each([
  [{ url: 'no-such-screen' }, { url: ['The shop has no screen with that name.'] }],
  [{ url: '//elsewhere.example' }, { url: ['The shop has no screen with that name.'] }],
  [{ theme: 'unknown' }, { theme: ['There is no drawing with that name.'] }],
  [{ lot: 999_999 }, { lot: ['There is no such selection of products.'] }],
  [{ from: '2031-01-05', until: '2031-01-02' }, { until: ['The last day cannot be before the first.'] }],
])('refuses a block that leads nowhere, at its field: %j', async (change, body) => {
  const { call } = await people.hire(['marketing'])
  expect(await call('PUT', `/home-blocks/${ids[0]}/`, block(change))).toMatchObject({ status: 400, body })
})

it('refuses an order that leaves a block out, and keeps the old one', async () => {
  const { call } = await people.hire(['marketing'])
  const order = async () => (await call('GET', '/home-blocks/')).body.items.map(({ id }: { id: number }) => id)
  const before = await order()
  expect((await call('POST', '/home-blocks/order/', { slot: 'banner', blocks: ids.slice(0, 2) })).status).toBe(400)
  expect(await order()).toEqual(before)
})
