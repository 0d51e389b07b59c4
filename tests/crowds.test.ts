import { expect, it } from 'vitest'
import { callFromAnywhere } from './support/call-from-anywhere.ts'
import { givenProduct, withShop } from './support/shop.ts'

const shop = withShop()
const call = callFromAnywhere(shop)
const times = (count: number) => Array.from({ length: count }, (_, index) => index)

it('fifty who add to one cart at once make one line of fifty', async () => {
  const product = await givenProduct(shop.sql, { stock: 80 })
  const cart = (await call('POST', '/cart/', {})).body.pk
  const added = await Promise.all(times(50).map(() => call('POST', '/cart/line/', { cart, product, quantity: 1 })))
  expect(new Set(added.map(({ status }) => status))).toEqual(new Set([201]))
  const { body } = await call('POST', '/cart/recover-cart/', { cart_id: cart })
  expect(body.cart_lines.map((line: { quantity: number }) => line.quantity)).toEqual([50])
})

it('an anonymous cart that twenty take at once goes to one of them, whole', async () => {
  const product = await givenProduct(shop.sql)
  const cart = (await call('POST', '/cart/', {})).body.pk
  await call('POST', '/cart/line/', { cart, product, quantity: 2 })
  const guests = await Promise.all(
    times(20).map((n) => call('POST', '/customer/guest/', { email: `guest${n}@example.com`, privacy: true, cart_id: cart })),
  )
  expect(new Set(guests.map(({ status }) => status))).toEqual(new Set([201]))
  const carts = await Promise.all(
    guests.map(({ body: { id, token } }) => call('POST', '/cart/recover-last-cart/', { id, token })),
  )
  expect(carts.filter(({ body }) => body.num_items > 0).map(({ body }) => body.num_items)).toEqual([2])
})

it('a password is tried ten times from one address, and then the visitor is told to wait', async () => {
  const email = 'somebody@example.com'
  const tried = await Promise.all(
    times(30).map((n) => call('POST', '/customer/login/', { email, password: `guess number ${n}` }, 'ca', '203.0.113.9')),
  )
  expect(tried.filter(({ status }) => status === 400)).toHaveLength(10)
  const refused = tried.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(20)
  expect(refused[0]?.body.detail).toBe('Massa intents. Espereu uns minuts abans de tornar-ho a provar.')
})

it('who calls too often is told so, in their language, and when to come back', async () => {
  const answers = await Promise.all(
    times(40).map(() =>
      shop.app.inject({ method: 'POST', url: '/api/token/?store=T013&lang=ca', payload: { username: 'x', password: 'y' } }),
    ),
  )
  const refused = answers.find(({ statusCode }) => statusCode === 429)
  expect(refused?.json()).toMatchObject({
    detail: 'Massa peticions seguides. Espereu un moment, si us plau.',
    code: 'http.too_many',
  })
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
})
