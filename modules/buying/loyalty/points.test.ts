import { beforeAll, describe, expect, it } from 'vitest'
import type { Db, Tx } from '#kernel/db.ts'
import { withDatabase } from '#tests/support/database.ts'
import { issueCard } from './card.ts'
import { expirePoints } from './expiry.ts'
import type { Share } from './ledger.ts'
import { adjustPoints, earnPoints, pointsOf, spendPoints } from './points.ts'
import { reversePoints } from './reversal.ts'

const database = withDatabase({ max: 20 })
const now = new Date('2026-11-20T10:00:00Z')
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)
let serial = 0

const order = async (customerId: string, sql: Db = database.sql): Promise<number> => {
  const [row] = await sql<{ id: number }[]>`
    insert into shop_order (number, storefront_code, language, owner_kind, owner_id, email, cart_id, goods_cents, shipping_cents,
      total_cents, vat, gift_wrap, gift_ticket, conditions_version, expires_at)
    values (${`P${++serial}`}, 'T013', 'en', 'customer', ${customerId}, 'a@example.com', 'cart', 1000, 0, 1000, '[]', false, false, 'x',
      now()) returning id`
  return row!.id
}
const holder = async (points = 0): Promise<string> => {
  const customerId = `c-holder-${++serial}`
  await issueCard(database.sql, customerId)
  if (points > 0)
    await database.sql.begin((tx) => adjustPoints(tx, { customerId, points, reason: 'Welcome', actor: 'staff', now }))
  return customerId
}
const inTransaction = <Result>(work: (tx: Tx) => Promise<Result>) => database.sql.begin(work)
const spend = async (customerId: string, points: number, at = now) => {
  const orderId = await order(customerId)
  await inTransaction((tx) => spendPoints(tx, { customerId, orderId, points, now: at }))
  return orderId
}
const earn = async (customerId: string, points: number, days = 30, at = now) => {
  const orderId = await order(customerId)
  const availableOn = new Date(at.getTime() + days * 86_400_000)
  await inTransaction((tx) => earnPoints(tx, { customerId, orderId, points, availableOn, now: at }))
  return orderId
}
/** Gives back a part of an order of one object. */
const reverse = (orderId: number, refund: number, part: Share | 'whole', at = now) => {
  const line = { kind: 'object', quantity: 1, list_unit_cents: 2000, paid_cents: 1000, bonus_cents: 1000 } as const
  const back = part === 'whole' ? part : [{ ...line, earnedPart: part, spentPart: part }]
  return inTransaction((tx) => reversePoints(tx, { orderId, key: `refund:${refund}`, back, now: at }))
}
const sumOf = async (customerId: string) =>
  (
    await database.sql`select balance, (select coalesce(sum(points), 0)::int from points_entry where customer_id = ${customerId}) as sum
      from loyalty_card where customer_id = ${customerId}`
  )[0] as { balance: number; sum: number }

beforeAll(() => database.sql`insert into storefront (code) values ('T013') on conflict do nothing`)

describe('a card', () => {
  it('is one for each customer, however often it is asked for, with a number that tills read', async () => {
    const cards = await Promise.all(Array.from({ length: 20 }, () => issueCard(database.sql, 'c-asks')))
    expect(new Set(cards.map((card) => card.number)).size).toBe(1)
    const digits = [...cards[0]!.number].map(Number)
    expect(digits.reduce((all, digit, index) => all + digit * (index % 2 ? 3 : 1), 0) % 10).toBe(0)
  })
  it('is what points need', async () => {
    expect(await pointsOf(database.sql, 'c-none', now)).toBeNull()
    await expect(spend('c-none', 5)).rejects.toMatchObject({ code: 'loyalty.no_card' })
    expect(
      await inTransaction(async (tx) => earnPoints(tx, { customerId: 'c-none', orderId: 1, points: 5, availableOn: now })),
    ).toBe(false)
  })
})

describe('points', () => {
  it('are pending until the order can no longer be given back, then available, by the day alone', async () => {
    const ana = await holder()
    await earn(ana, 95, 14)
    expect(await pointsOf(database.sql, ana, now)).toEqual({ available: 0, pending: 95 })
    await expect(spend(ana, 1)).rejects.toMatchObject({ code: 'loyalty.not_enough', details: { available: 0 } })
    expect(await pointsOf(database.sql, ana, later(14))).toEqual({ available: 95, pending: 0 })
    await spend(ana, 95, later(14))
    expect(await sumOf(ana)).toEqual({ balance: 0, sum: 0 })
  })
  it('are earned once, however often that is told, and once for each parcel', async () => {
    const ana = await holder()
    const orderId = await order(ana)
    const told = await Promise.all(
      Array.from({ length: 20 }, () =>
        inTransaction((tx) => earnPoints(tx, { customerId: ana, orderId, points: 10, availableOn: now })),
      ),
    )
    expect(told.filter(Boolean)).toHaveLength(1)
    expect(await pointsOf(database.sql, ana, now)).toEqual({ available: 10, pending: 0 })
  })
  it('end after 24 months, oldest first, and are written off once', async () => {
    const ana = await holder()
    await earn(ana, 100, 0)
    await earn(ana, 40, 300)
    await spend(ana, 70, later(310))
    const end = new Date('2028-11-20T10:00:00Z')
    expect(await pointsOf(database.sql, ana, new Date('2028-11-19T10:00:00Z'))).toEqual({ available: 70, pending: 0 })
    expect(await pointsOf(database.sql, ana, end)).toEqual({ available: 40, pending: 0 })
    await Promise.all([expirePoints(database.sql, end, 500), expirePoints(database.sql, end, 500)])
    await expirePoints(database.sql, end, 500)
    expect(await database.sql`select points from points_entry where customer_id = ${ana} and kind = 'expire'`).toEqual([
      { points: -30 },
    ])
    expect(await pointsOf(database.sql, ana, end)).toEqual({ available: 40, pending: 0 })
    expect((await sumOf(ana)).balance).toBe(40)
    expect(await expirePoints(database.sql, end, 500)).toBe(0)
  })
  it('are never spent twice: 200 orders on one balance spend what there is and no more', async () => {
    const ana = await holder(1000)
    const orders = await Promise.all(Array.from({ length: 200 }, () => order(ana)))
    const outcomes = await Promise.all(
      orders.map((orderId) =>
        inTransaction((tx) => spendPoints(tx, { customerId: ana, orderId, points: 30, now })).then(
          () => 'spent',
          (error) => error.code,
        ),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'spent')).toHaveLength(33)
    expect(outcomes.filter((outcome) => outcome === 'loyalty.not_enough')).toHaveLength(167)
    expect(await sumOf(ana)).toEqual({ balance: 10, sum: 10 })
  })
  it('stay where they are when their order comes to nothing', async () => {
    const ana = await holder(50)
    const orderId = await order(ana)
    const undone = database.sql.begin(async (tx) => {
      await spendPoints(tx, { customerId: ana, orderId, points: 50, now })
      throw new Error('the stock is gone')
    })
    await expect(undone).rejects.toThrow('the stock')
    expect(await pointsOf(database.sql, ana, now)).toEqual({ available: 50, pending: 0 })
  })
  it('are corrected by hand with a reason, never below what there is', async () => {
    const ana = await holder(50)
    const adjust = (points: number) =>
      database.sql.begin((tx) => adjustPoints(tx, { customerId: ana, points, reason: 'Counted wrong', actor: 's-1', now }))
    expect(await adjust(-20)).toEqual({ available: 30, pending: 0 })
    await expect(adjust(-31)).rejects.toMatchObject({ code: 'loyalty.not_enough', details: { available: 30 } })
  })
})

describe('a refund', () => {
  it('takes back what was earned and returns what was spent, in parts that come to the whole', async () => {
    const ana = await holder(100)
    const orderId = await spend(ana, 100)
    await inTransaction((tx) => earnPoints(tx, { customerId: ana, orderId, points: 55, availableOn: later(30), now }))
    const third = { numerator: 1, denominator: 3 }
    expect(await reverse(orderId, 1, third)).toEqual({ takenBack: 18, forgiven: 0, returned: 33 })
    expect(await reverse(orderId, 2, third)).toEqual({ takenBack: 18, forgiven: 0, returned: 33 })
    expect(await reverse(orderId, 2, third)).toEqual({ takenBack: 0, forgiven: 0, returned: 0 })
    expect(await reverse(orderId, 3, third)).toEqual({ takenBack: 19, forgiven: 0, returned: 34 })
    expect(await pointsOf(database.sql, ana, now)).toEqual({ available: 100, pending: 0 })
  })
  it('of the whole gives everything back, once, after parts or at once', async () => {
    const ana = await holder(100)
    const orderId = await spend(ana, 77)
    await reverse(orderId, 9, { numerator: 1, denominator: 7 })
    const cancelled = await Promise.all(Array.from({ length: 10 }, () => reverse(orderId, 10, 'whole')))
    expect(cancelled.map((reversed) => reversed.returned).toSorted((a, b) => b - a)).toEqual([66, ...Array(9).fill(0)])
    expect(await pointsOf(database.sql, ana, now)).toEqual({ available: 100, pending: 0 })
  })
  it('never leaves less than nothing when the points were spent meanwhile: the shop bears them', async () => {
    const ana = await holder()
    const orderId = await earn(ana, 100, 0)
    await spend(ana, 80)
    expect(await reverse(orderId, 1, 'whole')).toEqual({ takenBack: 20, forgiven: 80, returned: 0 })
    expect(await sumOf(ana)).toEqual({ balance: 0, sum: 0 })
  })
  it('returns old points with at least thirty days to spend them', async () => {
    const ana = await holder(60)
    const almostGone = new Date('2028-11-19T10:00:00Z')
    const orderId = await spend(ana, 60, almostGone)
    await reverse(orderId, 1, 'whole', new Date('2028-12-20T10:00:00Z'))
    expect(await pointsOf(database.sql, ana, new Date('2029-01-18T10:00:00Z'))).toMatchObject({ available: 60 })
    expect(await pointsOf(database.sql, ana, new Date('2029-01-19T10:00:00Z'))).toMatchObject({ available: 0 })
  })
  it('of an order without points changes nothing', async () => {
    const ana = await holder(5)
    expect(await reverse(await order(ana), 1, 'whole')).toEqual({ takenBack: 0, forgiven: 0, returned: 0 })
  })
})

describe('the ledger', () => {
  it('is only ever added to', async () => {
    const ana = await holder(5)
    await expect(database.sql`update points_entry set points = 500 where customer_id = ${ana}`).rejects.toThrow('never changed')
    await expect(database.sql`delete from points_entry where customer_id = ${ana}`).rejects.toThrow('never changed')
  })
  it('is refused by the database itself when it would fall below nothing', async () => {
    const ana = await holder(5)
    const orderId = await order(ana)
    const write = database.sql`
      insert into points_entry (customer_id, kind, points, order_id, made_on) values (${ana}, 'spend', -6, ${orderId}, '2026-11-20')`
    await expect(write).rejects.toMatchObject({ constraint_name: 'loyalty_card_not_negative' })
  })
  it('over any history is the sum of its entries, never below nothing, and gives spends back exactly', async () => {
    let seed = 20_261_121
    const draw = (most: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
      return Math.floor((seed / 2 ** 31) * most)
    }
    for (let history = 0; history < 12; history++) {
      const ana = await holder()
      const orders: { id: number; spent: number; returned: number }[] = []
      let refund = history * 1_000
      for (let step = 0; step < 40; step++) {
        const at = later(step * 25)
        const chance = draw(10)
        const some = orders[draw(orders.length)]
        if (chance < 4) orders.push({ id: await earn(ana, 1 + draw(200), draw(40), at), spent: 0, returned: 0 })
        else if (chance < 7) {
          const points = draw(150)
          const id = await spend(ana, points, at).catch(() => null)
          if (id !== null) orders.push({ id, spent: points, returned: 0 })
        } else if (chance < 9 && some) {
          const share = draw(3) ? { numerator: draw(50), denominator: 100 } : ('whole' as const)
          some.returned += (await reverse(some.id, ++refund, share, at)).returned
          expect(some.returned).toBeLessThanOrEqual(some.spent)
          if (share === 'whole') expect(some.returned).toBe(some.spent)
        } else await expirePoints(database.sql, at, 500)
        const { balance, sum } = await sumOf(ana)
        const points = (await pointsOf(database.sql, ana, at))!
        expect(balance).toBe(sum)
        expect(points.available).toBeGreaterThanOrEqual(0)
        expect(points.available + points.pending).toBeLessThanOrEqual(balance)
      }
      const end = later(3_000)
      while ((await expirePoints(database.sql, end, 500)) > 0);
      expect(await sumOf(ana)).toEqual({ balance: 0, sum: 0 })
    }
  })
})
