import { beforeAll, expect, it } from 'vitest'
import { buying } from '#tests/support/buying.ts'
import { callAsPerson } from '#tests/support/person.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'

const shop = withShop()
const call = callAsPerson(shop)
const { fill, place, pay, detail } = buying(shop)
beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))

let serial = 0
/** Signs up, confirms and reads the code in the letter. */
async function welcomed(): Promise<{ email: string; code: string }> {
  const email = `welcomed-${++serial}@example.com`
  await call('POST', '/newsletter/', { email, privacy_accepted: true })
  const plain = async () => {
    const letters = await shop.sql<
      { plain: string }[]
    >`select plain from mail_outbox where recipient = ${email} order by id desc limit 1`
    return letters[0]!.plain
  }
  await call('POST', '/newsletter/confirm/', { token: /\/newsletter\/(\S+)/.exec(await plain())?.[1] ?? '' })
  return { email, code: /PALACE-[A-Z0-9-]{14}/.exec(await plain())?.[0] ?? '' }
}
async function account(email: string) {
  const password = 'granada de plata'
  const form = {
    kind: 'private',
    name: 'Ana',
    surnames: 'Ruiz',
    phone: '600000000',
    privacy: true,
    confirm_password: password,
    password,
  }
  const { id, token } = (await call('POST', '/customer/register/', { ...form, email })).body
  await shop.sql`update customer set verified_at = now() where id = ${id}`
  return { id, token }
}
type Who = Awaited<ReturnType<typeof account>>
/** Orders a cart and pays it; the notice of the gateway comes by itself. */
async function buy(who: Who, cart: string) {
  const { number } = (await place(who, cart)).body
  await pay(who, number)
  await expect.poll(async () => (await detail(who, number)).payment_state).toBe('paid')
}
const entered = async (who: Who, coupon: string, price_cents = 1990) => {
  const cart = await fill(who, [await givenProduct(shop.sql, { price_cents })])
  return { cart, answer: await call('PUT', `/cart/${cart}/`, { ...who, coupon }) }
}

it('the welcome takes five per cent off a reader’s first order, a book’s within the law, and nothing off the second (P-38)', async () => {
  const { email, code } = await welcomed()
  const who = await account(email)
  const { cart, answer } = await entered(who, code.toLowerCase())
  expect(answer.body).toMatchObject({ total_products_price_incl_vat: 19.9, total_coupon_price_applied: 0.99 })
  await buy(who, cart)
  const again = await entered(who, code)
  expect([again.answer.status, again.answer.body.code]).toEqual([400, 'coupon.used_by_you'])
  const [use] = await shop.sql`select amount_cents, email, first_purchase from coupon_use where email = ${email}`
  expect(use).toEqual({ amount_cents: 99, email, first_purchase: true })
})
it('is refused to another account, and to its own after an order without it', async () => {
  const { email, code } = await welcomed()
  const other = await entered(await account(`other-${serial}@example.com`), code)
  expect(other.answer.body.detail).toBe('This coupon is personal and belongs to another e-mail address.')
  const who = await account(email)
  await buy(who, await fill(who, [await givenProduct(shop.sql)]))
  expect((await entered(who, code)).answer.body.detail).toBe('This coupon is for a first purchase only.')
})
it('comes back to its reader when the order is let go unpaid', async () => {
  const { email, code } = await welcomed()
  const who = await account(email)
  const { cart } = await entered(who, code)
  const first = (await place(who, cart)).body.number
  const second = await place(who, cart)
  expect(second.status).toBe(201)
  const [orders] = await shop.sql`
    select (select coupon_cents from shop_order where number = ${second.body.number}) as saved,
      (select payment_state from shop_order where number = ${first}) as before`
  expect(orders).toEqual({ saved: 99, before: 'cancelled' })
})
