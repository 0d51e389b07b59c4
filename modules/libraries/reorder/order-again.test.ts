import { describe, expect, it } from 'vitest'
import { openSession } from '#modules/people/access/caller.ts'
import { buying } from '#tests/support/buying.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { trading } from '#tests/support/trading.ts'

const shop = withShop()
const { signIn, fill, place } = buying(shop)

/** An order of two books, of which one is not sold any more; its work has another edition. */
async function ordered(id?: string) {
  const who = await signIn(id)
  const [kept, gone, other] = [
    await givenProduct(shop.sql, { title: 'Queda', stock: 3 }),
    await givenProduct(shop.sql, { title: 'Agotado' }),
    await givenProduct(shop.sql, { title: 'Agotado, nueva edición' }),
  ]
  const [work] = await shop.sql<{ id: number }[]>`insert into work (key) values (${`work of ${gone}`}) returning id`
  await shop.sql`update product set work_id = ${work!.id} where id = any(${[gone, other]})`
  const cart = await fill(who, [kept, gone], 2)
  const { body } = await place(who, cart)
  await shop.sql`delete from cart_line where cart_id = ${cart}`
  await shop.sql`update product set active = false where id = ${gone}`
  return { who, number: body.number as string, kept, other }
}

describe('ordering again', () => {
  it('puts into the basket what can still be had and offers other editions of the rest', async () => {
    const { who, number, kept, other } = await ordered()
    await shop.sql`update stock set quantity = 1 where product_id = ${kept}`
    const { status, body } = await shop.call('POST', `/order/${number}/again/`, who)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      into: 'cart',
      added: [{ title: 'Queda', wanted: 2, quantity: 1 }],
      missing: [{ title: 'Agotado', quantity: 2, editions: [{ product: other }] }],
    })
    const lines = await shop.sql`select product_id, quantity from cart_line where cart_id = ${body.cart}`
    expect([...lines]).toEqual([{ product_id: kept, quantity: 1 }])
  })

  it('puts it into the open list of who buys on account', async () => {
    const id = await trading(shop).library()
    const who = { id, token: await openSession(shop.sql, { kind: 'customer', id, email: `${id}@example.com` }, new Date()) }
    const { number, kept } = await ordered()
    await shop.sql`update shop_order set owner_id = ${id} where number = ${number}`
    const { body } = await shop.call('POST', `/order/${number}/again/`, who)
    expect(body).toMatchObject({ into: 'list', added: [{ title: 'Queda', quantity: 2 }], missing: [{ title: 'Agotado' }] })
    const lines = await shop.sql`select product_id, quantity from desk_line where list_id = ${body.list}`
    expect([...lines]).toEqual([{ product_id: kept, quantity: 2 }])
  })

  it('answers 404 for the orders of others', async () => {
    const { number } = await ordered()
    expect((await shop.call('POST', `/order/${number}/again/`, await signIn())).status).toBe(404)
  })
})
