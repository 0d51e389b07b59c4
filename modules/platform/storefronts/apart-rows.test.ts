import { beforeAll, expect, test } from 'vitest'
import { day } from '#kernel/days.ts'
import { candidateRows } from '#modules/libraries/standing-orders/candidates.sql.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)
const inThree = <T>(item: T) => ({ es: item, ca: item, en: item })
/** The same book twice: one of the main shop, one of the other. */
let own = 0
let foreign = 0

beforeAll(async () => {
  await shop.sql`insert into storefront (code, path_prefix) values ('G001', '/gaudi')`
  own = await givenProduct(shop.sql, { title: 'Arches', kind: 'book', price_cents: 2000 })
  foreign = await givenProduct(shop.sql, { title: 'Arches', kind: 'book', price_cents: 2000 })
  await shop.sql`update product set published_on = '2026-11-01', availability_code = 'e0' where id in ${shop.sql([own, foreign])}`
  await shop.sql`update product set storefront_code = 'G001' where id = ${foreign}`
})

const pks = (cards: { pk: number }[]) => cards.map(({ pk }) => pk)

test('A-05: a standing order of a library is proposed the main shop’s new books alone', async () => {
  const id = 'c-apart'
  await shop.sql`insert into customer ${shop.sql({ id, kind: 'library', email: 'apart@example.com', password_hash: 'x', language: 'es' })}`
  const rows = await candidateRows(
    shop.sql,
    {
      customerId: id,
      standingId: null,
      alternatives: [],
      categories: [],
      languages: [],
      formats: [],
      priceLimitCents: null,
      skipEditions: false,
      from: day('2026-10-01'),
      to: day('2026-12-01'),
    },
    10,
  )
  expect(rows.map(({ product_id }) => product_id)).toEqual([own])
})

test('A-05: a post of the magazine shows the products of the main shop alone, whatever its row lists', async () => {
  const editor = await hire(['marketing'])
  const words = { trade: 'Librera', biography: 'Lee.' }
  await editor.call('PUT', '/magazine/authors/', { key: 'nuria', name: 'Núria', texts: inThree(words) })
  const texts = inThree({ title: 'Arcos', summary: 'De arcos.', body: '## Uno\n\nDos.' })
  const post = { key: 'arcos', author: 'nuria', theme: 'tiling', products: [own], texts }
  const { body } = await editor.call('POST', '/magazine/', post)
  await editor.call('POST', `/magazine/${body.id}/publish/`, {})
  await shop.sql`insert into magazine_post_product (post_id, product_id, position) values (${body.id}, ${foreign}, 9)`
  expect(pks((await shop.call('GET', `/magazine/posts/${body.id}/`)).body.related)).toEqual([own])
})

test('A-05: so does an activity', async () => {
  const { call } = await hire(['marketing'])
  const type = (await call('POST', '/agenda/types/', { name: inThree('Taller') })).body.id
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const activity = { type, starts_at: at(48), ends_at: at(50), title: inThree('Arcos'), place: inThree('Patio') }
  const { body } = await call('POST', '/agenda/', activity)
  await call('POST', `/agenda/${body.id}/publish/`, { published: true })
  await shop.sql`
    insert into activity_product (activity_id, product_id, position) values (${body.id}, ${foreign}, 1), (${body.id}, ${own}, 2)`
  expect(pks((await shop.call('GET', `/agenda/${body.id}/`)).body.related)).toEqual([own])
})
