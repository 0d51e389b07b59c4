import { expect, it } from 'vitest'
import { buying, granada } from '#tests/support/buying.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'

const shop = withShop()
const { signIn, fill } = buying(shop)

/** How often one change gathers the cart's lines with their prices. */
async function gatheredBy(change: () => Promise<{ status: number }>): Promise<number> {
  const texts: string[] = []
  const stop = shop.sql.watch((text) => texts.push(text))
  const { status } = await change().finally(stop)
  expect(status).toBe(200)
  return texts.filter((text) => /from cart_line l join product p/.test(text)).length
}

it('is reckoned once a change, whatever the change holds', async () => {
  await shop.sql`
    insert into coupon (code, kind, percent, scope, title_es, title_ca, title_en) values ('ONCE5', 'percent', 5, 'all', 'a', 'a', 'a')`
  const who = await signIn()
  const product = await givenProduct(shop.sql, { kind: 'object', price_cents: 4000, stock: 3 })
  const cart = await fill(who, [product], 2)
  const put = (change: object) => gatheredBy(() => shop.call('PUT', `/cart/${cart}/`, { ...who, ...change }))
  const home = { shipping_method: 'home', delivery_address: granada }
  const gathered = [await put({ comments: 'Hello' }), await put(home), await put({ coupon: 'ONCE5' }), await put({ step: 'buy' })]
  await shop.sql`update product set price_cents = 3900 where id = ${product}`
  gathered.push(await put({ step: 'buy', coupon: 'ONCE5', accept_changes: true, ...home }))
  expect(gathered).toEqual([1, 1, 1, 1, 1])
  expect((await shop.call('POST', '/cart/recover-cart/', { ...who, cart_id: cart })).body).toMatchObject({
    blocked: false,
    coupon: { coupon: 'ONCE5' },
    total_products_price_incl_vat: 78,
  })
})
