import { expect, it } from 'vitest'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'

const shop = withShop()

const ask = async (ids: string) =>
  shop.app.inject({
    url: `/api/products/cards/?ids=${ids}&store=T013&lang=es`,
    headers: { authorization: `Bearer ${await anonymousToken(shop.config.SECRET)}` },
  })
const told = async (ids: string) => (await ask(ids)).json().items.map(({ pk }: { pk: number }) => pk)

it('tells the cards of what is asked for, once and in that order, with today’s price', async () => {
  const [one, other] = [await givenProduct(shop.sql, { price_cents: 900 }), await givenProduct(shop.sql)]
  await shop.sql`update product set price_cents = 1250 where id = ${one}`
  expect(await told([other, one, other].join())).toEqual([other, one])
  expect((await ask(String(one))).json().items[0].price).toBe(12.5)
})

it('leaves out what is unknown, what is no longer shown, and what another shop sells', async () => {
  const [shown, gone, elsewhere] = [await givenProduct(shop.sql), await givenProduct(shop.sql), await givenProduct(shop.sql)]
  await shop.sql`update product set active = false where id = ${gone}`
  await shop.sql`insert into storefront (code) values ('X001') on conflict do nothing`
  await shop.sql`update product set storefront_code = 'X001' where id = ${elsewhere}`
  expect(await told([gone, elsewhere, shown, 999_999_999].join())).toEqual([shown])
})

it('refuses more than a shelf shows, and what is no list of products', async () => {
  const many = Array.from({ length: 25 }, (_, index) => index + 1).join()
  for (const ids of ['', 'x', '1,,2', '-1', '1.5', many]) expect((await ask(ids)).statusCode, ids).toBe(400)
})
