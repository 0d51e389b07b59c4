import { expect, it } from 'vitest'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)
const soon = { timeout: 20_000 }

it('finds and makes people, and names them in three languages', async () => {
  const { call } = await hire(['catalogue'])
  const made = await call('POST', '/names/author/', { name: 'Emilia Pardo' })
  expect(made).toMatchObject({ status: 200, body: { name: 'Emilia Pardo', note: 'Pardo, Emilia', titles: 0 } })
  expect((await call('POST', '/names/author/', { name: 'Emilia Pardo' })).body.name).toEqual([
    'There is another with this name already. If they are the same, merge them.',
  ])
  const path = `/names/author/${made.body.id}/`
  await call('PATCH', path, { names: { ca: 'Emília Pardo' }, biographies: { es: 'Escritora.' } })
  expect((await call('GET', path)).body).toMatchObject({
    names: { ca: 'Emília Pardo', en: '' },
    biographies: { es: 'Escritora.' },
  })
  expect((await shop.call('GET', `/authors/${made.body.id}/`, undefined, 'ca')).body).toMatchObject({
    name: 'Emília Pardo',
    biography: 'Escritora.',
  })
  expect((await call('GET', '/names/author/?q=emil')).body.items).toMatchObject([{ id: made.body.id }])
})

it('joins two people who are one: titles move, and the former page finds the other', async () => {
  const { call } = await hire(['catalogue'])
  const [right, double] = [
    (await call('POST', '/names/author/', { name: 'Rosalía Castro' })).body.id,
    (await call('POST', '/names/author/', { name: 'CASTRO ROSALIA' })).body.id,
  ]
  const [one, both] = [await givenProduct(shop.sql), await givenProduct(shop.sql)]
  await shop.sql`insert into product_author (product_id, author_id, position) values (${one}, ${double}, 1), (${both}, ${double}, 1), (${both}, ${right}, 2)`
  const merged = await call('POST', `/names/author/${double}/merge/`, { into: right })
  expect(merged.body).toMatchObject({ id: right, titles: 2 })
  await expect.poll(async () => (await shop.call('GET', `/products/${one}/`)).body.author?.id, soon).toBe(right)
  expect((await shop.call('GET', `/products/${both}/`)).body.authors).toHaveLength(1)
  expect((await shop.call('GET', `/authors/${double}/`)).body).toMatchObject({ id: right, name: 'Rosalía Castro' })
  expect((await call('POST', `/names/author/${right}/merge/`, { into: right })).body.code).toBe('names.itself')
  expect((await call('POST', `/names/author/${double}/merge/`, { into: right })).status).toBe(404)
})

it('renames a section in three languages, and the shop says so', async () => {
  const { call } = await hire(['catalogue'])
  await shop.sql`insert into category (id, kind) values (77, 'book')`
  await shop.sql`insert into category_translation (category_id, language, name, slug) values (77, 'es', 'Historia', 'historia')`
  const name = async () => (await shop.call('GET', '/categories/77/', undefined, 'ca')).body.name
  await expect.poll(name, soon).toBe('Historia')
  await call('PATCH', '/names/category/77/', { names: { es: 'Historia', ca: 'Història', en: 'History' } })
  await expect.poll(name, soon).toBe('Història')
  expect((await call('GET', '/names/category/?q=hist&of=object')).body.items).toEqual([])
})
