import { expect, it } from 'vitest'
import { buying } from '#tests/support/buying.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { libraryCodeOf } from './library-codes.ts'

const shop = withShop()

it.each([
  [['e0', 'e1'], 'eA'],
  [['e1', 'e2', 'e3'], 'eA'],
  [['e7', 'e1'], 'eB'],
  [['e4', 'e2'], 'eB'],
  [['e8', 'e5', 'e4'], 'eC'],
] as const)('an order of a library whose lines are %j is %s (O-13)', (lines, code) => expect(libraryCodeOf(lines)).toBe(code))

it('tells a library how far its order is treated, and nobody else', async () => {
  const { signIn, fill, place, detail } = buying(shop)
  const [one, other] = [await givenProduct(shop.sql), await givenProduct(shop.sql)]
  const [library, reader] = [await signIn(), await signIn()]
  await shop.sql`
    insert into customer (id, kind, email, password_hash, language, activated_at)
    values (${library.id}, 'library', 'library@example.com', '', 'es', now())`
  for (const [who, pending, partly] of [
    [library, 'eA', 'eB'],
    [reader, null, null],
  ] as const) {
    const { number } = (await place(who, await fill(who, [one, other]))).body
    expect((await detail(who, number)).processing).toBe(pending)
    await shop.sql`update order_line set fulfilment = 'sent' where position = 0 and order_id = (select id from shop_order where number = ${number})`
    const { items } = (await shop.call('POST', '/order/list/', who)).body
    expect(items).toMatchObject([{ number, processing: partly }])
  }
})
