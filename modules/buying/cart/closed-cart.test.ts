import { beforeAll, expect, it } from 'vitest'
import { granada } from '#tests/support/buying.ts'
import { payingOrders } from '#tests/support/paid-orders.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { deleteAbandoned } from './cart.sql.ts'

const shop = withShop()
const { paidOrder } = payingOrders(shop)
// The bank tells the shop over the network.
beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))

it('a cart that was bought keeps nothing of where to and for whom; the order does', async () => {
  const product = await givenProduct(shop.sql)
  const order = await paidOrder([product], { change: { comments: 'Para mi tía Remedios', delivery_address: granada } })
  const [kept] = await shop.sql<
    { cart_id: string; comments: string }[]
  >`select cart_id, comments from shop_order where number = ${order.number}`
  expect(kept).toMatchObject({ comments: 'Para mi tía Remedios' })
  expect(
    await shop.sql`
      select closed_at is not null as closed, comments, delivery_address, pickup_point from cart where id = ${kept!.cart_id}`,
  ).toEqual([{ closed: true, comments: '', delivery_address: null, pickup_point: null }])
})
it('a guest’s cart that nobody touched goes like an anonymous one, a customer’s stays', async () => {
  const cart = (id: string, owner_kind: string | null) => shop.sql`
    insert into cart (id, storefront_code, owner_id, owner_kind, comments, updated_at)
    values (${id}, 'T013', ${owner_kind && `${owner_kind}-old`}, ${owner_kind}, 'Para Remedios', now() - interval '61 days')`
  await cart('old-guest', 'guest')
  await cart('old-nobody', null)
  await cart('old-customer', 'customer')
  await deleteAbandoned(shop.sql, new Date(Date.now() - 60 * 86_400_000))
  expect(await shop.sql`select id from cart where id like 'old-%'`).toEqual([{ id: 'old-customer' }])
})
