import { beforeAll, describe, expect, it } from 'vitest'
import { senders } from '#api/senders.ts'
import { servicesOf } from '#api/services.ts'
import { cents } from '#kernel/money.ts'
import { theShop } from '#modules/orders/order/actor.ts'
import { orderByNumber } from '#modules/orders/order/orders.ts'
import { expectBooksBalance } from '#tests/support/books-balance.ts'
import { buying, granada } from '#tests/support/buying.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { confirmShipping } from './confirm-shipping.ts'
import { tellOfShipping } from './routes.ts'

const shop = withShop()
beforeAll(async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  await shop.sql`update shipping_rate set price_cents = null where zone_code = 'portugal_andorra'`
})
const { signIn, fill, place, pay, startPaying, detail } = buying(shop)
const letter = { template: 'shipping-confirmed', language: 'en' as const, subject: 'Now', html: 'Now', plain: 'Now' }
const confirm = (number: string) =>
  shop.sql.begin((tx) =>
    confirmShipping(tx, { number, shippingCents: cents(1210), actor: theShop, now: new Date() }, () => letter),
  )

describe('a payment that was refused', () => {
  it('leaves a quarter of an hour for another card, and no more than an hour in all', async () => {
    const ana = await signIn()
    const { body } = await place(ana, await fill(ana, [await givenProduct(shop.sql)]))
    const left = async () => {
      const [row] = await shop.sql<{ minutes: number }[]>`
        select round(extract(epoch from expires_at - now()) / 60)::int as minutes from shop_order where number = ${body.number}`
      return row!.minutes
    }
    await shop.sql`update shop_order set expires_at = now() + interval '2 minutes' where number = ${body.number}`
    await pay(ana, body.number, { number: '4000 0000 0000 0002', expiry: '12/2040', cvc: '123' })
    expect(await left()).toBe(15)
    await shop.sql`update shop_order set placed_at = now() - interval '55 minutes', expires_at = now() + interval '1 minute' where number = ${body.number}`
    await pay(ana, body.number, { number: '4000 0000 0000 0002', expiry: '12/2040', cvc: '123' })
    expect(await left()).toBe(5)
  })
})

describe('an order whose shipping the shop has to confirm', () => {
  it('is told to the shop without what editors write for customers', async () => {
    const ana = await signIn()
    const { body } = await place(ana, await fill(ana, [await givenProduct(shop.sql)]))
    const deps = servicesOf(shop.config, shop.sql)
    const written = () => ({ opening: 'For customers.', closing: '' })
    await shop.sql.begin(async (tx) => {
      const order = (await orderByNumber(tx, body.number))!
      await tellOfShipping(tx, { ...deps, senders: senders(shop.config, written) }, order, [])
    })
    const letters = await shop.sql<{ template: string; plain: string }[]>`
      select template, plain from mail_outbox where subject like ${`%${body.number}%`} order by template`
    expect(letters.map(({ template, plain }) => [template, plain.includes('For customers.')])).toEqual([
      ['order-received', true],
      ['shipping-asked', false],
    ])
  })

  it('waits without shipping, and can be paid once it is known', async () => {
    const ana = await signIn()
    const cart = await fill(ana, [await givenProduct(shop.sql, { kind: 'object', price_cents: 2420 })])
    const lisbon = { ...granada, country: 'PT', postcode: '1100-148', city: 'Lisboa', region: 'Lisboa' }
    await shop.call('PUT', `/cart/${cart}/`, { ...ana, delivery_address: lisbon })
    const { body, status } = await place(ana, cart)
    expect([status, body.total_price_incl_vat, body.payment_state]).toEqual([201, 24.2, 'pending'])
    const letters = await shop.sql<{ template: string; recipient: string; subject: string; plain: string }[]>`
      select template, recipient, subject, plain from mail_outbox where subject like ${`%${body.number}%`} order by template`
    expect(letters.map(({ template }) => template)).toEqual(['order-received', 'shipping-asked'])
    const [mine, shops] = letters
    expect(shops?.recipient).not.toBe(mine?.recipient)
    expect(mine).toMatchObject({ recipient: `${ana.id}@example.com` })
    expect(mine?.plain).toContain('You have not paid anything yet')
    expect(mine?.plain).toContain('1100-148 Lisboa')
    expect(mine?.plain).toContain('Portugal')
    expect((await detail(ana, body.number)).parcels[0].promised).toBeNull()
    const early = await startPaying(ana, body.number)
    expect([early.status, early.body.code]).toEqual([400, 'order.shipping_pending'])

    await confirm(body.number)
    await expect(confirm(body.number)).rejects.toMatchObject({ code: 'order.not_now' })
    const known = await detail(ana, body.number)
    expect(known).toMatchObject({ total_shipping_price_incl_vat: 12.1, total_price_incl_vat: 36.3, payable: true })
    expect(known.vat).toMatchObject([{ percent: 21, base: 30, vat: 6.3 }])
    expect(await shop.sql`select subject from mail_outbox where template = 'shipping-confirmed'`).toHaveLength(1)
    await pay(ana, body.number)
    expect((await detail(ana, body.number)).payment_state).toBe('paid')
  })
})

it('leaves books that balance', () => expectBooksBalance(shop.sql))
