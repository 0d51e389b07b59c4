import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { servicesOf } from '#api/services.ts'
import { handOver } from '#modules/orders/fulfilment/hand-over.ts'
import { theShop } from '#modules/orders/order/actor.ts'
import { expectBooksBalance } from '../support/books-balance.ts'
import { buying } from '../support/buying.ts'
import { payingOrders } from '../support/paid-orders.ts'
import { givenProduct, withShop } from '../support/shop.ts'

const shop = withShop()
const { signIn, fill, place, pay } = buying(shop)
const { paidOrder, settled } = payingOrders(shop)

beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))
afterEach(() => vi.useRealTimers())

/** It is that moment for the whole shop; time itself stands still, timers and the database go on. */
const at = (moment: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })

describe('at midnight in Madrid', () => {
  it('a coupon ends with its day, and an order placed in the last second keeps it', async () => {
    await shop.sql`
      insert into coupon (code, title_es, title_ca, title_en, kind, percent, valid_from, valid_to)
      values ('TODAY', 'x', 'x', 'x', 'percent', 5, '2026-11-21', '2026-11-21')`
    const product = await givenProduct(shop.sql, { kind: 'object', price_cents: 2000 })
    const lastSecond = '2026-11-21T22:59:59Z'
    at(lastSecond)
    const [ana, berta] = [await signIn(), await signIn()]
    const [one, other] = [await fill(ana, [product]), await fill(berta, [product])]
    const withCoupon = await shop.call('PUT', `/cart/${one}/`, { coupon: 'TODAY', ...ana })
    expect(withCoupon.body.total_coupon_price_applied).toBe(1)
    await shop.call('PUT', `/cart/${other}/`, { coupon: 'TODAY', ...berta })
    const placed = await place(ana, one)

    at('2026-11-21T23:00:00Z')
    const late = await place(berta, other, { expected_total: placed.body.total_price_incl_vat })
    expect([late.status, late.body.code]).toEqual([400, expect.stringMatching(/^(order|coupon)\./)])
    await pay(ana, placed.body.number)
    expect(await settled(placed.body.number)).toBe('paid')
    const [order] =
      await shop.sql`select coupon_cents, captured_cents, total_cents from shop_order where number = ${placed.body.number}`
    expect(order).toMatchObject({ coupon_cents: 100, captured_cents: order?.['total_cents'] })
    vi.useRealTimers()
    await expectBooksBalance(shop.sql)
  })
})

/** The same person, who has signed in again: sessions last for half a day. */
const stillIn = ({ id }: { id: string }) => signIn(id)

describe('on 23 April', () => {
  it('a store that is closed that day hands nothing over, from midnight to midnight in Madrid', async () => {
    const product = await givenProduct(shop.sql)
    await shop.sql`insert into store_blocked_day (store_code, month_day) values ('T013', '04-23')`
    const who = await signIn()
    const cart = await fill(who, [product])
    const choose = async () =>
      shop.call('PUT', `/cart/${cart}/`, { shipping_method: 'store', store_delivered: 'T013', ...(await stillIn(who)) })
    at('2027-04-22T08:00:00Z')
    expect((await choose()).status).toBe(200)
    for (const moment of ['2027-04-22T22:00:00Z', '2027-04-23T09:00:00Z', '2027-04-23T21:59:59Z']) {
      at(moment)
      const [again, chosenBefore] = [await choose(), await place(await stillIn(who), cart)]
      expect([moment, again.body.code, chosenBefore.body.code]).toEqual([moment, 'stores.unavailable', 'stores.unavailable'])
    }
    at('2027-04-23T22:00:00Z')
    expect((await place(await stillIn(who), cart)).status).toBe(201)
    vi.useRealTimers()
    await expectBooksBalance(shop.sql)
  })

  it('a book may cost a tenth less, and the day before and after a twentieth', async () => {
    await shop.sql`
      insert into coupon (code, title_es, title_ca, title_en, kind, percent) values ('TENTH', 'x', 'x', 'x', 'percent', 10)`
    const book = await givenProduct(shop.sql, { price_cents: 2000 })
    const discountAt = async (moment: string) => {
      at(moment)
      const who = await signIn()
      const cart = await fill(who, [book])
      const { body } = await shop.call('PUT', `/cart/${cart}/`, { coupon: 'TENTH', ...who })
      return body.total_coupon_price_applied
    }
    expect(await discountAt('2027-04-22T21:59:59Z')).toBe(1)
    expect(await discountAt('2027-04-23T12:00:00Z')).toBe(2)
    expect(await discountAt('2027-04-23T22:00:00Z')).toBe(1)
  })
})

describe('on 31 December', () => {
  it('invoices of the last second belong to the old year and of the next to the new one, each series without a gap', async () => {
    const orders = await Promise.all(Array.from({ length: 12 }, () => paidOrder()))
    const deps = servicesOf(shop.config, shop.sql)
    const moments = ['2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z']
    await Promise.all(
      orders.map(({ parcels }, n) =>
        shop.sql.begin((tx) =>
          handOver(tx, deps, { parcelId: parcels[0]!.id }, { actor: theShop, now: new Date(moments[n % 2]!) }),
        ),
      ),
    )
    const numbers = await shop.sql<{ year: number; numbers: number[]; days: string[] }[]>`
      select year, array_agg(number order by number) as numbers, array_agg(distinct issue_date::text) as days
      from invoice group by year order by year`
    expect(numbers).toEqual([
      { year: 2026, numbers: [1, 2, 3, 4, 5, 6], days: ['2026-12-31'] },
      { year: 2027, numbers: [1, 2, 3, 4, 5, 6], days: ['2027-01-01'] },
    ])
    await expectBooksBalance(shop.sql)
  })
})
