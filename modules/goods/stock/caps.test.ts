import { describe, expect, it } from 'vitest'
import { buying } from '#tests/support/buying.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)
const { signIn, fill, place } = buying(shop)

const cappedBook = async (caps: object, fields: object = {}) => {
  const product = await givenProduct(shop.sql, { stock: 0, ...fields })
  await shop.sql`update product set ${shop.sql(caps)} where id = ${product}`
  return product
}
const order = async (product: number, quantity: number) => {
  const who = await signIn()
  return place(who, await fill(who, [product], quantity))
}

describe('copies promised before they exist', () => {
  const presale = { availability_code: 'e6', published_on: '2099-04-23' }
  it('are never more than the pre-sale’s cap, when thirty reserve at once', async () => {
    const product = await cappedBook({ presale_cap: 10 }, presale)
    const placed = await Promise.all(Array.from({ length: 30 }, () => order(product, 1)))
    expect(placed.filter((answer) => answer.status === 201)).toHaveLength(10)
    expect(new Set(placed.filter((answer) => answer.status !== 201).map((answer) => answer.body.code))).toEqual(
      new Set(['order.cap_reached']),
    )
  }, 30_000)
  it('say how many are left', async () => {
    const product = await cappedBook({ presale_cap: 3 }, presale)
    expect((await order(product, 2)).status).toBe(201)
    expect((await order(product, 2)).body.detail).toMatch(/^Only 1 more copies of “Product \d+” can be ordered\.$/)
    expect((await order(product, 1)).status).toBe(201)
  })
  it('are free again when an order is let go', async () => {
    const product = await cappedBook({ presale_cap: 2 }, presale)
    const who = await signIn()
    const cart = await fill(who, [product], 2)
    expect((await place(who, cart)).status).toBe(201)
    expect((await place(who, cart)).status).toBe(201)
    expect((await order(product, 1)).status).toBe(400)
  })
  it('are ordered anew beside others without anybody waiting for ever', async () => {
    const [capped, usual] = [await cappedBook({ presale_cap: 50 }, presale), await givenProduct(shop.sql, { stock: 500 })]
    const buyers = await Promise.all(
      Array.from({ length: 40 }, async (_, number) => {
        const who = await signIn()
        const cart = await fill(who, number % 2 ? [capped, usual] : [usual, capped])
        await shop.call('PUT', `/cart/${cart}/`, { ...who, shipment: 'single' })
        return { who, cart }
      }),
    )
    const placeAll = async (some: typeof buyers) =>
      new Set((await Promise.all(some.map(({ who, cart }) => place(who, cart)))).map((answer) => answer.status))
    // Half of them order anew, holding copies, while the others order for the first time.
    expect(await placeAll(buyers.slice(0, 20))).toEqual(new Set([201]))
    expect(await placeAll(buyers.toSorted((a, b) => a.cart.localeCompare(b.cart)))).toEqual(new Set([201]))
  }, 30_000)
  it('are without bound where no cap is set, and bounded by a backorder’s own', async () => {
    expect((await order(await givenProduct(shop.sql, { stock: 0 }), 40)).status).toBe(201)
    const bounded = await cappedBook({ backorder_cap: 5, presale_cap: 0 })
    expect((await order(bounded, 5)).status).toBe(201)
    expect((await order(bounded, 1)).body.code).toBe('order.cap_reached')
  })
})

it('staff say how many copies of a product may be promised before they exist', async () => {
  const desk = await hire(['order_desk'])
  const product = await givenProduct(shop.sql, { stock: 0 })
  expect((await desk.call('PUT', `/products/${product}/caps/`, { presale_cap: null, backorder_cap: 4 })).status).toBe(200)
  expect(await shop.sql`select backorder_cap from product where id = ${product}`).toEqual([{ backorder_cap: 4 }])
  expect((await desk.call('PUT', '/products/999999/caps/', { presale_cap: 1, backorder_cap: 1 })).status).toBe(404)
})
