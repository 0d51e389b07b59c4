import { describe, expect, it } from 'vitest'
import { sweepHolds } from '#modules/buying/cart/holds.ts'
import { whole } from '#tests/support/breadth.ts'
import { buying, type Who } from '#tests/support/buying.ts'
import { givenProduct, givenStore, withShop } from '#tests/support/shop.ts'

const shop = withShop({ DATABASE_CONNECTIONS: '16' })
const { signIn, fill, place } = buying(shop)

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const step = (who: Who, cart: string, change: object = {}) =>
  shop.call('PUT', `/cart/${cart}/`, { ...who, step: 'buy', ...change })
const free = async (product: number): Promise<number> =>
  (
    await shop.sql<
      { copies: number }[]
    >`select coalesce(sum(quantity), 0)::int as copies from stock where product_id = ${product}`
  )[0]!.copies
/** Every copy of a product, wherever it is: in stores, in holds, in orders. */
const everywhere = async (product: number): Promise<number> => {
  const [row] = await shop.sql<{ copies: number }[]>`
    select (coalesce((select sum(quantity) from stock where product_id = ${product}), 0)
      + coalesce((select sum(quantity) from stock_hold where product_id = ${product}), 0)
      + coalesce((select sum(t.quantity) from order_stock t join order_line l on l.id = t.order_line_id where l.product_id = ${product}), 0))::int as copies`
  return row!.copies
}
/** A buyer with a cart of copies, and the cart's line. */
const buyer = async (product: number, quantity = 1) => {
  const who = await signIn()
  const cart = await fill(who, [product], quantity)
  const line = (await shop.call('POST', '/cart/recover-cart/', { ...who, cart_id: cart })).body.cart_lines[0].pk as number
  return { who, cart, line }
}

describe('copies in the buy step', () => {
  it('are nobody else’s for a quarter of an hour, and the holder’s to buy', async () => {
    const product = await givenProduct(shop.sql, { kind: 'object', stock: 2 })
    const [ana, berta] = [await buyer(product, 2), await buyer(product)]
    const held = (await step(ana.who, ana.cart)).body
    expect(held).toMatchObject({ blocked: false, cart_lines: [{ max_quantity: 2 }] })
    expect(Date.parse(held.held_until)).toBeGreaterThan(minutesFromNow(14).getTime())
    expect((await step(berta.who, berta.cart)).body).toMatchObject({ blocked: true, held_until: null })
    expect((await place(berta.who, berta.cart)).status).toBe(400)
    expect((await place(ana.who, ana.cart)).status).toBe(201)
    expect([await free(product), await everywhere(product)]).toEqual([0, 2])
  })
  it('go back to their stores when nobody comes back, all of them', async () => {
    const product = await givenProduct(shop.sql, { stock: 5 })
    const ana = await buyer(product, 3)
    await step(ana.who, ana.cart)
    expect(await free(product)).toBe(2)
    expect(await sweepHolds(shop.sql, minutesFromNow(14))).toBe(0)
    expect(await sweepHolds(shop.sql, minutesFromNow(16))).toBe(1)
    expect(await free(product)).toBe(5)
    expect((await place(ana.who, ana.cart)).status).toBe(201)
    expect(await everywhere(product)).toBe(5)
  })
  it('are held longer while the visitor goes on, three quarters of an hour in all', async () => {
    const product = await givenProduct(shop.sql, { stock: 5 })
    const ana = await buyer(product)
    await step(ana.who, ana.cart)
    await shop.sql`update cart set held_since = now() - interval '40 minutes', held_until = now() - interval '1 second' where id = ${ana.cart}`
    const { held_until } = (await step(ana.who, ana.cart, { comments: 'still here' })).body
    expect(Math.round((Date.parse(held_until) - Date.now()) / 60_000)).toBe(5)
  })
  it('are let go when the line is reduced, removed or emptied', async () => {
    const product = await givenProduct(shop.sql, { stock: 6 })
    const [ana, berta, carla] = [await buyer(product, 2), await buyer(product, 2), await buyer(product, 2)]
    for (const { who, cart } of [ana, berta, carla]) await step(who, cart)
    expect(await free(product)).toBe(0)
    await shop.call('PUT', `/cart/line/${ana.line}/`, { ...ana.who, cart: ana.cart, product, quantity: 1 })
    await shop.call('POST', '/cart/line/delete/', { ...berta.who, cart: berta.cart, cart_line: berta.line })
    await shop.call('POST', '/cart/empty/', { ...carla.who, cart: carla.cart })
    expect(await free(product)).toBe(6)
    expect((await shop.call('POST', '/cart/recover-cart/', { ...ana.who, cart_id: ana.cart })).body.held_until).toBeNull()
  })
  it('are taken where they are handed over, and move when that changes', async () => {
    await givenStore(shop.sql, 'T002')
    const product = await givenProduct(shop.sql, { stock: 3 })
    await shop.sql`insert into stock values (${product}, 'T002', 1)`
    const heldIn = () => shop.sql`select store_code, quantity from stock_hold where product_id = ${product}`
    const ana = await buyer(product)
    await step(ana.who, ana.cart)
    expect(await heldIn()).toEqual([{ store_code: 'T013', quantity: 1 }])
    await step(ana.who, ana.cart, { shipping_method: 'store', store_delivered: 'T002' })
    expect([await heldIn(), await everywhere(product)]).toEqual([[{ store_code: 'T002', quantity: 1 }], 4])
  })
  it('are not held twice when an unpaid order has them already', async () => {
    const product = await givenProduct(shop.sql, { stock: 2 })
    const ana = await buyer(product)
    await place(ana.who, ana.cart)
    expect((await step(ana.who, ana.cart)).body.blocked).toBe(false)
    expect([await free(product), await everywhere(product)]).toEqual([1, 2])
    expect((await place(ana.who, ana.cart)).status).toBe(201)
    expect([await free(product), await everywhere(product)]).toEqual([1, 2])
  })
  it('are few of a product for a guest, a quarter of an hour once, and for some guests of an address only', async () => {
    const product = await givenProduct(shop.sql, { stock: 100 })
    const guests = []
    for (let n = 0; n < 12; n++) {
      const who = await signIn(`g-many-${n}`, 'guest')
      const cart = await fill(who, [product], 8)
      guests.push({ who, cart, answer: await step(who, cart) })
    }
    const [first] = guests
    expect(await free(product)).toBe(50)
    expect(guests.map(({ answer }) => answer.body.held_until !== null)).toEqual([...Array(10).fill(true), false, false])
    expect(guests.every(({ answer }) => answer.body.blocked === false)).toBe(true)
    await shop.sql`update cart set held_since = now() - interval '10 minutes' where id = ${first!.cart}`
    const { held_until } = (await step(first!.who, first!.cart, { comments: 'still here' })).body
    expect(Math.round((Date.parse(held_until) - Date.now()) / 60_000)).toBe(5)
    expect([(await place(first!.who, first!.cart)).status, (await place(guests[11]!.who, guests[11]!.cart)).status]).toEqual([
      201, 201,
    ])
    expect(await everywhere(product)).toBe(100)
  })
  it('join no other cart when their guest signs in', async () => {
    const product = await givenProduct(shop.sql, { stock: 4 })
    const guest = await signIn('g-holder', 'guest')
    const cart = await fill(guest, [product], 2)
    await step(guest, cart)
    const customer = await signIn()
    await shop.call('POST', '/cart/', customer)
    await shop.call('POST', '/cart/recover-cart/', { ...customer, cart_id: cart })
    expect(await free(product)).toBe(4)
  })
})

describe('the last copies', () => {
  it('make exactly as many orders as there are when a crowd of buyers holds and buys at once', async () => {
    const [rare, usual] = [
      await givenProduct(shop.sql, { kind: 'object', stock: 7, price_cents: 1000 }),
      await givenProduct(shop.sql, { stock: 1000, price_cents: 500 }),
    ]
    const buyers = await Promise.all(
      Array.from({ length: whole ? 200 : 60 }, async (_, index) => {
        const who = await signIn()
        return { who, cart: await fill(who, index % 2 ? [rare, usual] : [usual, rare]) }
      }),
    )
    const placed = await Promise.all(
      buyers.map(async ({ who, cart }, number) => {
        if (number % 3) await step(who, cart)
        return place(who, cart)
      }),
    )
    const refused = placed.filter((answer) => answer.status !== 201)
    expect(placed.length - refused.length).toBe(7)
    expect(new Set(refused.map((answer) => answer.body.code))).toSatisfy((codes: Set<string>) =>
      [...codes].every((code) => ['order.stock_gone', 'order.cart_changed'].includes(code)),
    )
    await sweepHolds(shop.sql, minutesFromNow(60), 500)
    expect([await free(rare), await everywhere(rare), await everywhere(usual)]).toEqual([0, 7, 1000])
    expect(await free(usual)).toBe(993)
  }, 60_000)
  it('are lost nowhere when statements are cut off in the middle', async () => {
    const product = await givenProduct(shop.sql, { stock: 40 })
    const buyers = await Promise.all(Array.from({ length: 12 }, () => buyer(product, 2)))
    const killing = setInterval(() => {
      shop.sql`select pg_cancel_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle' limit 1`.catch(() => undefined)
    }, 15)
    try {
      for (let round = 0; round < 3; round++)
        await Promise.allSettled(
          buyers.map(async ({ who, cart }) => {
            await step(who, cart)
            await place(who, cart)
          }),
        )
    } finally {
      clearInterval(killing)
    }
    expect(await everywhere(product)).toBe(40)
    await expect.poll(() => sweepHolds(shop.sql, minutesFromNow(60), 500)).toBe(0)
    expect(await everywhere(product)).toBe(40)
  }, 60_000)
})
