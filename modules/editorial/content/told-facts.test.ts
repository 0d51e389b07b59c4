import { expect, it } from 'vitest'
import { givenStore, withShop } from '#tests/support/shop.ts'

const shop = withShop()

it('fills in what stored texts name in braces: constants of the shop, and stores as they are counted now', async () => {
  await givenStore(shop.sql, 'T001')
  await givenStore(shop.sql, 'T002')
  await shop.sql`update store set pickup = code <> 'T002'`
  await shop.sql`insert into page (storefront_code, key) values ('T013', 'returns-of-a-test')`
  await shop.sql`insert into page_translation (storefront_code, page_key, language, title, body)
    values ('T013', 'returns-of-a-test', 'es', 'Prueba', '{withdrawal_days} días, {stores} tiendas, {pickup_stores} entregan, {unknown}')`
  const { body } = await shop.call('GET', '/pages/returns-of-a-test/', undefined, 'es')
  expect(body.body).toBe('14 días, 2 tiendas, 1 entregan, {unknown}')
  expect((await shop.call('GET', '/settings/')).body).toMatchObject({ stores: 2, pickup_stores: 1 })
})
