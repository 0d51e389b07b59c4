import { expect, it } from 'vitest'
import { buying } from '#tests/support/buying.ts'
import { eventually } from '#tests/support/locks.ts'
import { givenProduct, givenStore, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)
const { signIn, fill, place } = buying(shop)

it('the titles of a store are found by words, number and shelf, and those that nobody bought or that are owed', async () => {
  const sold = await givenProduct(shop.sql, { title: 'Los jardines del aire', stock: 5 })
  const left = await givenProduct(shop.sql, { title: 'Un tratado olvidado', stock: 2 })
  const owed = await givenProduct(shop.sql, { title: 'Agua y sombra', stock: 0 })
  await givenStore(shop.sql, 'T014')
  const { call } = await hire(['bookseller'])
  const list = async (query: string) => {
    const { body } = await call('GET', `/stock/titles/?${query}`)
    return body.items.map(({ product }: { product: number }) => product)
  }
  await shop.sql`alter table stock_movement disable trigger stock_movement_fixed`
  await shop.sql`update stock_movement set at = now() - interval '400 days'`
  await shop.sql`alter table stock_movement enable trigger stock_movement_fixed`
  const who = await signIn()
  expect((await place(who, await fill(who, [sold], 1))).status).toBe(201)
  const other = await signIn()
  expect((await place(other, await fill(other, [owed], 2))).status).toBe(201)
  await call('PUT', `/stock/${left}/shelf/`, { store_code: 'T013', shelf: 'B-1' })
  await eventually('both are in the order of their titles', async () => (await list('')).length === 2)
  expect(await list('')).toEqual([sold, left])
  expect(await list('sort=-copies')).toEqual([sold, left])
  expect(await list('shelf=B-1')).toEqual([left])
  expect(await list('unsold_days=365')).toEqual([left])
  expect((await call('GET', '/stock/titles/?short=true')).body.items).toMatchObject([{ product: owed, waiting: 2 }])
  await eventually('its words are found', async () => (await list('q=jardines')).includes(sold))
  const [{ ean }] = await shop.sql<[{ ean: string }]>`select ean from product where id = ${owed}`
  expect(await list(`q=${ean}`)).toEqual([owed])
  await shop.sql`insert into product_translation (product_id, language, title, slug) values (${sold}, 'en', 'Gardens of air', 'gardens-of-air')
    on conflict (product_id, language) do update set title = excluded.title`
  const called = (await call('GET', '/stock/titles/')).body.items.map(({ title }: { title: string }) => title)
  expect(called.toSorted()).toEqual(['Gardens of air', 'Un tratado olvidado'])
  const { body } = await call('GET', '/stock/titles/?limit=1')
  expect(body).toMatchObject({ items: [{ store_code: 'T013' }], previous: null, count: { of: 2, more: false } })
  expect(await list(`limit=1&cursor=${body.next}`)).toEqual([left])
  expect((await call('GET', '/stock/titles/?store_code=T014')).body.items).toEqual([])
})
