import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectBooksBalance } from '../support/books-balance.ts'
import { whole } from '../support/breadth.ts'
import { buying, type Who } from '../support/buying.ts'
import { withDatabase } from '../support/database.ts'
import { farShop } from '../support/far-shop.ts'
import { eventually } from '../support/locks.ts'
import { givenProduct } from '../support/shop.ts'

const database = withDatabase()
const shop = farShop(database)
const { signIn, fill, place, pay } = buying(shop)
const times = (count: number) => Array.from({ length: count }, (_, index) => index)

beforeAll(() => shop.open())
afterAll(() => shop.close())

const one = async <Row>(query: PromiseLike<unknown>): Promise<Row> => ((await query) as Row[])[0]!

const crowd = whole ? 200 : 30

describe('many at once', { timeout: 180_000 }, () => {
  it('who want the last seven copies with one coupon of a single use: seven orders, one coupon, nothing lost', async () => {
    const product = await givenProduct(database.sql, { stock: 7, price_cents: 2000 })
    await database.sql`
      insert into coupon (code, title_es, title_ca, title_en, kind, percent, uses_in_all) values ('ONLYONE', 'x', 'x', 'x', 'percent', 5, 1)`
    const buyers = await Promise.all(times(crowd).map(() => signIn()))
    const carts = await Promise.all(buyers.map((who) => fill(who, [product])))
    await Promise.all(buyers.map((who, index) => shop.call('PUT', `/cart/${carts[index]}/`, { coupon: 'ONLYONE', ...who })))
    const placed = await Promise.all(buyers.map((who, index) => place(who, carts[index]!)))
    const won = placed.flatMap(({ status, body }, index) =>
      status === 201 ? [{ who: buyers[index]!, number: body.number as string }] : [],
    )
    expect(new Set(placed.map(({ status }) => status))).toEqual(new Set([201, 400]))
    // Who comes with a coupon that somebody else has used meanwhile is told so, and orders again without it.
    for (const [at, { status, body }] of placed.entries()) {
      if (status === 201) continue
      expect(body.code).toMatch(/^(order\.stock_gone|order\.unavailable|order\.changed|coupon\.\w+|order\.\w+)$/)
      if (won.length >= 7) continue
      await shop.call('PUT', `/cart/${carts[at]}/`, { coupon: '', ...buyers[at]! })
      const again = await place(buyers[at]!, carts[at]!)
      if (again.status === 201) won.push({ who: buyers[at]!, number: again.body.number })
    }
    expect(won).toHaveLength(7)
    const used = await one<{ used: number }>(database.sql`select used from coupon where code = 'ONLYONE'`)
    expect(used.used).toBeLessThanOrEqual(1)
    await Promise.all(won.map(({ who, number }) => pay(who, number)))
    await eventually('all seven are paid', async () => {
      const { paid } = await one<{ paid: number }>(
        database.sql`select count(*)::int as paid from shop_order where payment_state = 'paid'`,
      )
      return paid === 7
    })
    const { left } = await one<{ left: number }>(database.sql`select stock as left from product where id = ${product}`)
    expect(left).toBe(0)
    await expectBooksBalance(database.sql)
  })

  it('clicks of one customer who pays with all their points: one order, the points once', async () => {
    const product = await givenProduct(database.sql, { kind: 'object', stock: 300, price_cents: 2000 })
    const who: Who = await signIn('c-with-points')
    await database.sql`insert into loyalty_card (customer_id, number) values (${who.id}, '2900000000001')`
    await database.sql`
      insert into points_entry (customer_id, kind, points, made_on, available_on, expires_on, reason)
      values (${who.id}, 'adjust', 700, '2026-01-01', '2026-01-01', '2099-01-01', 'a gift')`
    const cart = await fill(who, [product])
    const set = await shop.call('PUT', `/cart/${cart}/`, { bonus: 7, ...who })
    expect(set.body.total_bonus_price_applied).toBe(7)
    const placed = await Promise.all(times(40).map((at) => place(who, cart, { idempotency_key: `points-click-${at % 4}` })))
    expect(placed.every(({ status }) => status < 500)).toBe(true)
    const living = await database.sql<{ number: string; bonus_cents: number }[]>`
      select number, bonus_cents from shop_order where owner_id = ${who.id} and payment_state = 'pending'`
    expect(living.map(({ bonus_cents }) => bonus_cents)).toEqual([700])
    await pay(who, living[0]!.number)
    await eventually('it is paid', async () => {
      const { payment_state } = await one<{ payment_state: string }>(
        database.sql`select payment_state from shop_order where number = ${living[0]!.number}`,
      )
      return payment_state === 'paid'
    })
    // What the order earned waits; what it spent is gone, however often others of the clicks took and gave back.
    const { spent } = await one<{ spent: number }>(database.sql`
      select -sum(points)::int as spent from points_entry where customer_id = ${who.id} and kind in ('spend', 'reverse_spend')`)
    expect(spent).toBe(700)
    await expectBooksBalance(database.sql)
  })
})

describe('one key', () => {
  it('with two bodies at once makes one order; who sent the other is told so', async () => {
    const product = await givenProduct(database.sql, { stock: 50 })
    const who = await signIn()
    const cart = await fill(who, [product])
    const placed = await Promise.all(
      times(30).map((at) => place(who, cart, { idempotency_key: 'one-key-two-bodies', reference: at % 2 ? 'one' : 'two' })),
    )
    const orders = await database.sql`select number, reference from shop_order where owner_id = ${who.id}`
    expect(orders).toHaveLength(1)
    expect(new Set(placed.map(({ status }) => status))).toEqual(new Set([201, 409]))
    for (const { status, body } of placed)
      expect(status === 201 ? body.number : body.code).toBe(status === 201 ? orders[0]!['number'] : 'order.key_reused')
    await expectBooksBalance(database.sql)
  })
})
