import { expect, it } from 'vitest'
import { idsOfQuestion } from '#modules/goods/search/ids-found.ts'
import { openSearchIndex } from '#modules/goods/search/index/open.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'
import { refreshNextList } from './lists.ts'

const shop = withShop()
const { hire } = staffing(shop)
const texts = (title: string) => ({ es: { title }, ca: { title }, en: { title } })
const shown = async (list: number) =>
  (await shop.call('GET', `/lots/?lot=${list}`)).body.items.map(({ pk }: { pk: number }) => pk)

it('puts titles into a list in the order that staff give them, and visitors see that order', async () => {
  const { call } = await hire(['catalogue'])
  const [one, two, three] = [await givenProduct(shop.sql), await givenProduct(shop.sql), await givenProduct(shop.sql)]
  const made = await call('POST', '/lists/', { kind: 'collection', texts: texts('Jardines') })
  const path = `/lists/${made.body.id}/`
  await call('POST', `${path}titles/`, { ids: [one, two] })
  const added = await call('POST', `${path}titles/`, { ids: [two, three] })
  expect(added.body.items.map(({ id }: { id: number }) => id)).toEqual([one, two, three])
  const turned = await call('PUT', `${path}titles/`, { version: added.body.version, ids: [three, one, two] })
  expect(await shown(made.body.id)).toEqual([three, one, two])
  const late = await call('PUT', `${path}titles/`, { version: added.body.version, ids: [one] })
  expect(late).toMatchObject({ status: 409, body: { code: 'lists.changed_meanwhile' } })
  expect((await call('DELETE', `${path}titles/${one}/`)).body).toMatchObject({ titles: 2 })
  expect(await shown(made.body.id)).toEqual([three, two])
  expect((await call('PUT', `${path}titles/`, { version: turned.body.version + 1, ids: [999_999] })).status).toBe(400)
})

it('fills a list by rule, shows before what it would bring, and follows what changes', async () => {
  const { call } = await hire(['marketing'])
  const blue = await givenProduct(shop.sql, { title: 'Azulejo azul', price_cents: 900 })
  const rule = { q: 'azulejo', sort: 'price_asc', most: 2 }
  const preview = async () => (await call('POST', '/lists/preview/', rule)).body
  await expect.poll(preview).toMatchObject({ count: 1, items: [{ id: blue }] })
  const made = await call('POST', '/lists/', { kind: 'theme', texts: texts('Azulejos'), rule })
  expect(made.body).toMatchObject({ by_rule: true, titles: 1 })
  expect((await call('POST', `/lists/${made.body.id}/titles/`, { ids: [blue] })).body.code).toBe('lists.by_rule')
  const green = await givenProduct(shop.sql, { title: 'Azulejo verde', price_cents: 800 })
  await givenProduct(shop.sql, { title: 'Azulejo caro', price_cents: 9_900 })
  await expect.poll(async () => (await preview()).items.map(({ id }: { id: number }) => id)).toEqual([green, blue])
  const index = await openSearchIndex(shop.sql, { storefront: 'T013', every: 0 })
  const later = new Date(Date.now() + 10 * 60_000)
  expect(await refreshNextList(shop.sql, idsOfQuestion(index), later)).toBe(1)
  expect(await refreshNextList(shop.sql, idsOfQuestion(index), later)).toBe(0)
  await index.close()
  expect(await shown(made.body.id)).toEqual([green, blue])
})

it('deletes a list that nothing shows, and brings it back as it stood', async () => {
  const { sweepLists } = await import('./lists.ts')
  const { call } = await hire(['catalogue'])
  const [one, two] = [await givenProduct(shop.sql), await givenProduct(shop.sql)]
  const { id } = (await call('POST', '/lists/', { kind: 'collection', texts: texts('Para borrar') })).body
  const path = `/lists/${id}/`
  await call('POST', `${path}titles/`, { ids: [two, one] })
  await shop.sql`insert into menu_category (storefront_code, key, lot_ids) values ('T013', 'a-menu', ${[id]})`
  expect((await call('GET', path)).body).toMatchObject({ shown: { menus: 1 }, acts: { delete: expect.any(String) } })
  expect((await call('DELETE', path)).body.code).toBe('lists.shown')
  await shop.sql`delete from menu_category where key = 'a-menu'`
  expect((await call('DELETE', path)).status).toBe(200)
  expect((await call('GET', path)).status).toBe(404)
  const back = await call('POST', `${path}restore/`, {})
  expect(back.body).toMatchObject({ id, title: 'Para borrar', acts: { delete: null } })
  expect(back.body.items.map((title: { id: number }) => title.id)).toEqual([two, one])
  await call('DELETE', path)
  expect(await sweepLists(shop.sql, new Date(Date.now() + 31 * 86_400_000))).toBe(1)
  expect((await call('POST', `${path}restore/`, {})).status).toBe(404)
})
