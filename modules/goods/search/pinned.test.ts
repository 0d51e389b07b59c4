import { expect, it } from 'vitest'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)
const search = async (q: string, more = '') =>
  (await shop.call('GET', `/products/?q=${encodeURIComponent(q)}${more}`, undefined, 'es')).body
const idsOf = (answer: { items: { pk: number }[] }) => answer.items.map(({ pk }) => pk)
const skuOf = async (id: number) => (await shop.sql<{ sku: string }[]>`select sku from product where id = ${id}`)[0]!.sku

it('titles pinned to a question stand first, once, marked as chosen by the shop, until they are taken away', async () => {
  const first = await givenProduct(shop.sql, { title: 'Azulejo antiguo' })
  const second = await givenProduct(shop.sql, { title: 'Azulejo nuevo' })
  const other = await givenProduct(shop.sql, { title: 'Catálogo de cerámica' })
  await expect.poll(async () => idsOf(await search('azulejo')).length).toBe(2)
  const { call } = await hire(['marketing'])
  const codes = [await skuOf(other), await skuOf(second)]
  const pinned = await call('POST', '/pins/', { language: 'es', question: '  AZULEJO ', codes })
  expect(pinned.body).toMatchObject({ titles: [{ title: 'Catálogo de cerámica' }, { title: 'Azulejo nuevo' }] })
  await expect.poll(async () => idsOf(await search('azulejo'))).toEqual([other, second, first])
  expect(await search('azulejo')).toMatchObject({ total: 3, pinned: [other, second] })
  expect(await search('azulejo', '&limit=2&page=2')).toMatchObject({ total: 3, pages: 2, pinned: [], items: [{ pk: first }] })
  expect(idsOf(await search('azulejo', '&sort=title_asc'))).toEqual([first, second])
  expect((await search('azulejo', '&stock=true')).pinned).toEqual([])

  const { call: catalogue } = await hire(['catalogue'])
  const { version } = (await catalogue('GET', `/titles/${other}/`)).body
  const withdrawn = await catalogue('POST', `/titles/${other}/withdraw/`, { version, reason: 'the publisher took it back' })
  expect(withdrawn.body).toMatchObject({ state: 'withdrawn' })
  await expect.poll(async () => (await search('azulejo')).pinned).toEqual([second])
  expect((await call('DELETE', `/pins/${pinned.body.id}/`)).status).toBe(200)
  await expect.poll(async () => (await search('azulejo')).pinned).toEqual([])
})

it('pinned titles are called in the language of whoever looks', async () => {
  const product = await givenProduct(shop.sql, { title: 'Los patios' })
  await shop.sql`insert into product_translation (product_id, language, title) values (${product}, 'ca', 'Els celoberts')`
  const { call } = await hire(['marketing'])
  const { id } = (await call('POST', '/pins/', { language: 'es', question: 'celoberts', codes: [await skuOf(product)] })).body
  expect((await call('GET', `/pins/${id}/`, undefined, 'ca')).body.titles).toMatchObject([{ title: 'Els celoberts' }])
  expect((await call('GET', '/pins/?q=celoberts', undefined, 'en')).body.items[0].titles).toMatchObject([{ title: 'Los patios' }])
})

it('a question is pinned once in a language, between its days, to titles of the shop', async () => {
  const { call } = await hire(['marketing'])
  const pin = { language: 'ca', question: 'rajola', codes: [await skuOf(await givenProduct(shop.sql))] }
  expect((await call('POST', '/pins/', { ...pin, valid_from: '2020-01-02', valid_to: '2020-01-01' })).body).toMatchObject({
    valid_to: ['The last day cannot come before the first.'],
  })
  expect((await call('POST', '/pins/', { ...pin, codes: ['nowhere'] })).body.code).toBe('search.unknown_code')
  expect((await call('POST', '/pins/', pin)).status).toBe(200)
  expect((await call('POST', '/pins/', { ...pin, question: 'RAJOLA' })).body.code).toBe('search.pinned_already')
})
