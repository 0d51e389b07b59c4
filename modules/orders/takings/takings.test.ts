import { beforeAll, describe, expect, it } from 'vitest'
import { servicesOf } from '#api/services.ts'
import { dayOf } from '#kernel/days.ts'
import { runPaymentTasks } from '#modules/orders/money/payment-tasks.ts'
import { payingOrders } from '#tests/support/paid-orders.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)
const { paidOrder } = payingOrders(shop)
const today = dayOf(new Date())

beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))

describe('what was taken', () => {
  it('is summed by means, is what the orders say, and opens the movements it is made of', async () => {
    const [desk, finance] = [await hire(['order_desk']), await hire(['finance'])]
    const kept = await paidOrder([await givenProduct(shop.sql, { price_cents: 1500 })])
    const { number } = await paidOrder([await givenProduct(shop.sql, { price_cents: 2000 })])
    const [line] = (await desk.call('GET', `/orders/${number}/`)).body.lines
    await desk.call('POST', `/orders/${number}/cancel/`, { lines: [line.line], reason: 'found damaged' })
    await runPaymentTasks(servicesOf(shop.config, shop.sql), new Date(), 50)
    const { body } = await finance.call('GET', `/takings/day/?from=${today}&to=${today}`)
    const [told] = await shop.sql<{ taken: number; back: number }[]>`
      select sum(captured_cents)::int as taken, sum(refunded_cents)::int as back from shop_order`
    expect(body).toMatchObject({
      from: today,
      to: today,
      all: { taken: told!.taken / 100, given_back: told!.back / 100, movements: 3 },
      parts: [{ shop: 'T013', store_code: null, means: 'card', movements: 3 }],
      agrees: true,
    })
    const rows = (await finance.call('GET', `/takings/?from=${today}&to=${today}&means=card&kind=taken`)).body.items
    expect(rows.map(({ order }: { order: string }) => order).toSorted()).toEqual([kept.number, number].toSorted())
    const back = (await finance.call('GET', '/takings/?kind=given_back')).body.items
    expect(back).toMatchObject([{ order: number, amount: -told!.back / 100 }])
    const sheet = await shop.app.inject({
      url: '/api/staff/takings/?as=csv&lang=en',
      headers: { authorization: `Bearer ${finance.token}` },
    })
    expect(sheet.statusCode).toBe(200)
    expect(sheet.payload).toContain(number)
  })

  it('is told not to agree once an order says otherwise', async () => {
    const finance = await hire(['finance'])
    const { number } = await paidOrder([await givenProduct(shop.sql)])
    await shop.sql`update shop_order set captured_cents = captured_cents - 1 where number = ${number}`
    expect((await finance.call('GET', '/takings/day/')).body.agrees).toBe(false)
    await shop.sql`update shop_order set captured_cents = captured_cents + 1 where number = ${number}`
  })

  it('names what is held on a card and lapses within two days', async () => {
    const finance = await hire(['finance'])
    const { number } = await paidOrder([await givenProduct(shop.sql, { price_cents: 1000 })])
    const held = async (hours: number) => {
      await shop.sql`update payment_attempt a set outcome = 'authorised', authorised_until = now() + make_interval(hours => ${hours})
        from shop_order o where o.id = a.order_id and o.number = ${number}`
      return (await finance.call('GET', '/takings/day/')).body.lapsing.map(({ order }: { order: string }) => order)
    }
    await shop.sql`update shop_order set payment_state = 'authorised' where number = ${number}`
    expect(await held(60)).toEqual([])
    expect(await held(40)).toEqual([number])
  })
})
