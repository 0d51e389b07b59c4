import { expect, it } from 'vitest'
import { buying, granada, type Who } from '#tests/support/buying.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { statementsOf } from '#tests/support/statements.ts'

const shop = withShop()
const { signIn, fill } = buying(shop)

const step = async (who: Who, cart_id: string, asked: object = {}) =>
  (await shop.call('POST', '/checkout/', { ...who, cart_id, ...asked })).body
const heldCopies = async (product: number): Promise<number> =>
  (
    await shop.sql<{ copies: number }[]>`
    select coalesce(sum(quantity), 0)::int as copies from stock_hold where product_id = ${product}`
  )[0]!.copies

it('holds nothing however often it is read, says so, and is held by the form of the step', async () => {
  const [who, product] = [await signIn(), await givenProduct(shop.sql, { stock: 3 })]
  const cart = await fill(who, [product], 2)
  for (const part of ['shipping', 'payment', 'payment'])
    expect((await step(who, cart, { part })).step).toMatchObject({ part, unheld: true })
  expect(await heldCopies(product)).toBe(0)
  await shop.call('PUT', `/cart/${cart}/`, { ...who, step: 'buy' })
  const read = await step(who, cart, { part: 'payment' })
  expect([await heldCopies(product), read.step.unheld]).toEqual([2, false])
  await step(who, cart, { part: 'payment' })
  expect((await step(who, cart)).cart.held_until).toBe(read.cart.held_until)
})

it('says nothing of holding where nothing lies there to be held', async () => {
  const [who, product] = [await signIn(), await givenProduct(shop.sql, { stock: 0 })]
  const cart = await fill(who, [product])
  expect((await step(who, cart, { part: 'payment' })).step).toMatchObject({ part: 'payment', unheld: false })
})

it('answers at once what each part shows, and nothing of the others', async () => {
  const who = await signIn()
  const cart = await fill(who, [await givenProduct(shop.sql)])
  expect((await step(who, cart, { points: '18009' })).step).toMatchObject({
    part: 'shipping',
    options: { methods: expect.arrayContaining(['home']) },
    promises: { items: [expect.objectContaining({ store_code: 'T013' })] },
    points_near: '18009',
    methods: [],
  })
  const paying = (await step(who, cart, { part: 'payment' })).step
  expect(paying).toMatchObject({ part: 'payment', promises: null, points: [], waiver: null, terms: null })
  expect(paying.methods).toEqual((await shop.call('GET', '/order/payment-methods/')).body.methods)
})

it('asks first what is not settled, and has no step for a cart that cannot be bought', async () => {
  const [who, product] = [await signIn(), await givenProduct(shop.sql)]
  expect(await step(who, '')).toEqual({ cart: null, step: null })
  const cart = (await shop.call('POST', '/cart/', who)).body.pk as string
  expect(await step(who, cart)).toMatchObject({ cart: { is_empty: true }, step: null })
  await shop.call('POST', '/cart/line/', { cart, product, quantity: 1, ...who })
  expect((await step(who, cart, { part: 'payment' })).step).toMatchObject({ part: 'shipping' })
  await shop.call('PUT', `/cart/${cart}/`, { ...who, shipping_method: 'home', delivery_address: granada })
  expect((await step(who, '', { part: 'payment' })).step).toMatchObject({ part: 'payment' })
  expect((await shop.call('POST', '/checkout/', { cart_id: cart })).status).toBe(403)
})

it('costs fewer statements than the calls it stands for', async () => {
  const who = await signIn()
  const cart = await fill(who, [await givenProduct(shop.sql), await givenProduct(shop.sql)])
  const apart = await statementsOf(shop.sql, async () => {
    await shop.call('POST', '/cart/recover-cart/', { ...who, cart_id: cart })
    await shop.call('GET', '/shipping/options/')
    await shop.call('POST', '/customer/address/list/', who)
    await shop.call('POST', '/cart/store-promises/', { ...who, cart_id: cart })
    await shop.call('GET', '/shipping/pickup-points/?postcode=18009')
  })
  const together = await statementsOf(shop.sql, () => step(who, cart))
  expect(together.asked).toBeLessThan(apart.asked)
})
