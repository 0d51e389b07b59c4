import { beforeAll, expect, it } from 'vitest'
import { givenProduct, givenStore, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'
import type { ComingRow } from './coming-contract.ts'

const shop = withShop()
const { hire } = staffing(shop)
const days = 'from=2031-03-01&to=2031-03-31'

beforeAll(async () => {
  await givenStore(shop.sql, 'T013')
  await givenStore(shop.sql, 'T014')
  const products = [await givenProduct(shop.sql), await givenProduct(shop.sql), await givenProduct(shop.sql)]
  await shop.sql`update product set published_on = '2031-03-20', availability_code = 'e6' where id = ${products[2]!}`
  for (const product of products.slice(0, 2))
    await shop.sql`insert into planned_price (product_id, from_day, price_cents, planned_at) values (${product}, '2031-03-10', 1500, now())`
  await shop.sql`
    insert into coupon (storefront_code, code, title_es, title_ca, title_en, kind, percent, scope, valid_from, valid_to)
    values ('T013', 'MARZO', 'Marzo', 'Març', 'March', 'percent', 5, 'all', '2031-03-02', '2031-04-02')`
  await shop.sql`
    insert into gift_campaign (storefront_code, key, theme, from_day, to_day, active, position, titles, texts)
    values ('T013', 'spring', 'cypress', '03-05', '03-25', true, 1, '{"es": "Primavera", "ca": "Primavera", "en": "Spring"}', '{}')`
  for (const store of ['T013', 'T014'])
    await shop.sql`insert into store_exception (store_code, day, hours, note) values (${store}, '2031-03-19', '', '{"en": "Inventory"}')`
})

const told = async (roles: Parameters<typeof hire>[0], query = days) => {
  const { call } = await hire(roles)
  const { status, body } = await call('GET', `/coming/?${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return (body.items as ComingRow[]).map(({ day, kind, begins, more }) => [day, kind, begins ? 'begins' : 'ends', more])
}

it('tells what goes live or ends in these days, each domain its own, in their order', async () => {
  expect(await told(['admin'])).toEqual([
    ['2031-03-02', 'coupon', 'begins', 0],
    ['2031-03-05', 'campaign', 'begins', 0],
    ['2031-03-10', 'price', 'begins', 1],
    ['2031-03-19', 'store_day', 'begins', 0],
    ['2031-03-19', 'store_day', 'begins', 0],
    ['2031-03-20', 'release', 'begins', 0],
    ['2031-03-25', 'campaign', 'ends', 0],
  ])
})

it('tells nobody what they may not read, and a bookseller the days of their own store', async () => {
  const seen = (await told(['bookseller'])).map(([, kind]) => kind)
  expect(seen).toEqual(['store_day', 'release'])
})

it('is narrowed by kind, by words, and to what goes live', async () => {
  expect((await told(['admin'], `${days}&kind=campaign`)).length).toBe(2)
  expect(await told(['admin'], `${days}&kind=campaign&begins=false`)).toEqual([['2031-03-25', 'campaign', 'ends', 0]])
  expect(await told(['admin'], `${days}&q=spring`)).toEqual([
    ['2031-03-05', 'campaign', 'begins', 0],
    ['2031-03-25', 'campaign', 'ends', 0],
  ])
})

it('goes on page by page without leaving out what is of the same day', async () => {
  const { call } = await hire(['admin'])
  const first = (await call('GET', `/coming/?${days}&limit=4`)).body
  const second = (await call('GET', `/coming/?${days}&limit=4&cursor=${first.next}`)).body
  expect([...first.items, ...second.items].map(({ kind }: ComingRow) => kind)).toEqual(
    (await told(['admin'])).map(([, kind]) => kind),
  )
})
