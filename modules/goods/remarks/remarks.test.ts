import { expect, it } from 'vitest'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)

it('what a bookseller asks of the catalogue waits there, by code or title, until somebody has dealt with it once', async () => {
  const { call } = await hire(['bookseller'])
  const desk = await hire(['catalogue'])
  const product = await givenProduct(shop.sql, { title: 'Los patios' })
  await call('POST', '/title-remarks/', { code: '9788400000004', remark: 'Asked for twice today', store_code: 'T013' })
  await call('POST', '/title-remarks/', { product, remark: 'The cover is another book’s' })
  expect((await call('POST', '/title-remarks/', { remark: 'Nothing named' })).body.code).toBe('form.invalid')
  const { items } = (await desk.call('GET', '/title-remarks/')).body
  expect(items).toMatchObject([
    { code: '9788400000004', product: null },
    { product, title: 'Los patios' },
  ])
  const { body: waiting } = await desk.call('GET', '/waiting/')
  expect(waiting.items.find(({ queue }: { queue: string }) => queue === 'title_remarks')).toMatchObject({ count: 2 })
  const closed = await desk.call('POST', `/title-remarks/${items[0].id}/close/`, { answer: 'Added' })
  expect(closed.body).toMatchObject({ answer: 'Added', closed_at: expect.any(String) })
  expect((await desk.call('GET', '/title-remarks/')).body).toMatchObject({ items: [{ product }], count: { of: 1, more: false } })
  expect((await desk.call('GET', '/title-remarks/?all=true&q=patios')).body.items).toHaveLength(1)
  expect((await desk.call('POST', `/title-remarks/${items[0].id}/close/`, {})).status).toBe(409)
})

it('a remark names its title in the language of whoever reads it, and is found by that', async () => {
  const desk = await hire(['catalogue'])
  const product = await givenProduct(shop.sql, { title: 'Los patios' })
  await shop.sql`insert into product_translation (product_id, language, title) values (${product}, 'ca', 'Els celoberts')`
  await desk.call('POST', '/title-remarks/', { product, remark: 'No picture' })
  const titles = async (lang: string, q: string) =>
    (await desk.call('GET', `/title-remarks/?q=${q}`, undefined, lang)).body.items.map(({ title }: { title: string }) => title)
  expect(await titles('ca', 'celoberts')).toEqual(['Els celoberts'])
  expect(await titles('en', 'patios')).toContain('Los patios')
  expect(Object.keys((await desk.call('GET', '/title-remarks/')).body.items[0])).not.toContain('list_key')
})
