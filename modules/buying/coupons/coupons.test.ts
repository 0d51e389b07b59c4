import { beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import { withDatabase } from '#tests/support/database.ts'
import { findCoupon, redeemCoupon, releaseCoupon, takeCodeAttempt } from './coupons.ts'
import { createCoupon } from './manage.ts'

const shop = withDatabase({ max: 20 })
beforeAll(() => shop.sql`insert into storefront (code) values ('T013')`)
const now = new Date('2026-11-20T10:00:00Z')
const terms = { title: { es: 'Prueba', ca: 'Prova', en: 'Trial' }, kind: 'percent' as const, percent: 10 }

let serial = 0
const coupon = (change: object = {}) =>
  createCoupon(shop.sql, { coupon_code: `TRIAL-${++serial}`, ...terms, uses_per_customer: null, ...change })
const asking = (customerId = 'c-ana', change: object = {}) => ({
  storefront: 'T013',
  customerId,
  email: `${customerId}@example.com`,
  now,
  ...change,
})
const find = (code: string, ...rest: Parameters<typeof asking>) => findCoupon(shop.sql, code, asking(...rest))

/** An order as the shop writes it, waiting for its payment. */
const order = async (customerId: string, sql: Db = shop.sql): Promise<number> => {
  const [row] = await sql<{ id: number }[]>`
    insert into shop_order (number, storefront_code, language, owner_kind, owner_id, email, cart_id, goods_cents, shipping_cents,
      total_cents, coupon_cents, vat, gift_wrap, gift_ticket, conditions_version, expires_at)
    values (${`N${++serial}`}, 'T013', 'en', 'customer', ${customerId}, ${`${customerId}@example.com`}, ${`cart-of-${customerId}`},
      1000, 0, 900, 100, '[]', false, false, 'x', now()) returning id`
  return row!.id
}
const redeem = async (couponId: number, customerId = 'c-ana', orderId?: number) => {
  const id = orderId ?? (await order(customerId))
  return shop.sql
    .begin((tx) => redeemCoupon(tx, { couponId, orderId: id, customerId, email: `${customerId}@example.com` }))
    .then(
      () => 'used',
      (error) => {
        if (error instanceof Refused) return error.code
        throw error
      },
    )
}
const usedOf = async (id: number) =>
  (
    await shop.sql`select used, (select count(*)::int from coupon_use where coupon_id = ${id} and released_at is null) as uses
    from coupon where id = ${id}`
  )[0]

describe('a coupon', () => {
  it('is found however its code is typed, and says what it is worth', async () => {
    const { id } = await coupon({
      coupon_code: 'Otono-26',
      kind: 'amount',
      percent: null,
      amount: 5,
      minimum: 30,
      scope: 'objects',
    })
    const found = await find(' otono-26 ')
    const rule = { id, code: 'OTONO-26', kind: 'amount', percent: null, amountCents: 500, scope: 'objects', minimumCents: 3000 }
    expect(found).toEqual({ ok: true, rule, title: terms.title })
  })
  it('is not valid when unknown, switched off, of another shop, not begun or over, by the day in Madrid', async () => {
    const unknown = { ok: false, reason: 'coupon.unknown' }
    expect(await find('NOBODY-KNOWS')).toEqual(unknown)
    expect(await find((await coupon({ active: false })).coupon_code)).toEqual(unknown)
    expect(await find((await coupon({ valid_from: '2026-11-21' })).coupon_code)).toEqual(unknown)
    const { coupon_code } = await coupon({ valid_from: '2026-11-01', valid_to: '2026-11-20' })
    expect(await find(coupon_code, 'c-ana', { now: new Date('2026-11-20T22:59:00Z') })).toMatchObject({ ok: true })
    expect(await find(coupon_code, 'c-ana', { now: new Date('2026-11-20T23:01:00Z') })).toEqual(unknown)
    await shop.sql`insert into storefront (code) values ('T999') on conflict do nothing`
    await shop.sql`update coupon set storefront_code = 'T999' where code = ${coupon_code}`
    expect(await find(coupon_code)).toEqual(unknown)
  })
  it('bound to an e-mail serves its owner alone, once the address is proved to be theirs', async () => {
    const { coupon_code } = await coupon({ email: 'C-Ana@Example.com' })
    expect(await find(coupon_code, 'c-luis')).toEqual({ ok: false, reason: 'coupon.other_email' })
    expect(await find(coupon_code)).toEqual({ ok: false, reason: 'coupon.unproved_email' })
    await shop.sql`
      insert into customer (id, kind, email, password_hash, language, verified_at)
      values ('c-ana', 'private', 'c-ana@example.com', '', 'es', now())`
    expect(await find(coupon_code)).toMatchObject({ ok: true })
  })
  it('for a first purchase is refused after another order, of the account or of the e-mail, and not for a cancelled one', async () => {
    const { id, coupon_code } = await coupon({ first_purchase_only: true })
    const first = await order('c-nuria')
    expect(await find(coupon_code, 'c-nuria')).toEqual({ ok: false, reason: 'coupon.first_purchase' })
    expect(await find(coupon_code, 'c-other', { email: 'C-Nuria@example.com' })).toMatchObject({
      reason: 'coupon.first_purchase',
    })
    expect(await redeem(id, 'c-nuria')).toBe('coupon.first_purchase')
    await shop.sql`update shop_order set payment_state = 'cancelled' where owner_id = 'c-nuria'`
    expect(first).toBeGreaterThan(0)
    expect(await find(coupon_code, 'c-nuria')).toMatchObject({ ok: true })
    expect(await redeem(id, 'c-nuria')).toBe('used')
  })
  it('can be looked up again in the cart whose own unpaid order holds it', async () => {
    const { id, coupon_code } = await coupon({ uses_in_all: 1, uses_per_customer: 1, first_purchase_only: true })
    expect(await redeem(id, 'c-again')).toBe('used')
    expect(await find(coupon_code, 'c-again')).toMatchObject({ ok: false })
    expect(await find(coupon_code, 'c-again', { cartId: 'cart-of-c-again' })).toMatchObject({ ok: true })
    expect(await find(coupon_code, 'c-stranger')).toEqual({ ok: false, reason: 'coupon.used_up' })
  })
  it('given back by an order that was let go can be used again, once', async () => {
    const { id, coupon_code } = await coupon({ uses_in_all: 1, uses_per_customer: 1 })
    const held = await order('c-rosa')
    expect(await redeem(id, 'c-rosa', held)).toBe('used')
    expect(await redeem(id, 'c-juan')).toBe('coupon.used_up')
    await Promise.all(Array.from({ length: 20 }, () => shop.sql.begin((tx) => releaseCoupon(tx, held))))
    expect(await usedOf(id)).toEqual({ used: 0, uses: 0 })
    expect(await find(coupon_code, 'c-rosa')).toMatchObject({ ok: true })
    expect(await redeem(id, 'c-rosa')).toBe('used')
    expect(await usedOf(id)).toEqual({ used: 1, uses: 1 })
  })
  it('keeps with its use what the order saved', async () => {
    const { id } = await coupon()
    const held = await order('c-saver')
    await redeem(id, 'c-saver', held)
    expect(await shop.sql`select amount_cents, email from coupon_use where order_id = ${held}`).toEqual([
      { amount_cents: 100, email: 'c-saver@example.com' },
    ])
  })
})

describe('many at once', () => {
  const outcomes = async (tries: Promise<string>[]) => {
    const counted: Record<string, number> = {}
    for (const outcome of await Promise.all(tries)) counted[outcome] = (counted[outcome] ?? 0) + 1
    return counted
  }
  it('200 orders use a coupon of one use exactly once', async () => {
    const { id } = await coupon({ uses_in_all: 1 })
    const orders = await Promise.all(Array.from({ length: 200 }, (_nothing, index) => order(`c-many-${index}`)))
    const tries = orders.map((orderId, index) => redeem(id, `c-many-${index}`, orderId))
    expect(await outcomes(tries)).toEqual({ used: 1, 'coupon.used_up': 199 })
    expect(await usedOf(id)).toEqual({ used: 1, uses: 1 })
  })
  it('200 orders of one customer use an open coupon as often as one customer may', async () => {
    const { id } = await coupon({ uses_per_customer: 2 })
    expect(await outcomes(Array.from({ length: 200 }, () => redeem(id, 'c-keen')))).toEqual({
      used: 2,
      'coupon.used_by_you': 198,
    })
  })
  it('a new account with the same e-mail, or a new e-mail on the same account, begins nothing anew', async () => {
    const { id } = await coupon({ uses_per_customer: 1 })
    const use = async (customerId: string, email: string) => {
      const orderId = await order(customerId)
      return shop.sql.begin((tx) => redeemCoupon(tx, { couponId: id, orderId, customerId, email })).catch((error) => error.code)
    }
    expect(await use('c-one', 'one@example.com')).toBeUndefined()
    expect(await use('c-two', 'ONE@example.com')).toBe('coupon.used_by_you')
    expect(await use('c-one', 'new@example.com')).toBe('coupon.used_by_you')
  })
  it('two welcome coupons make no two first purchases', async () => {
    const coupons = await Promise.all(Array.from({ length: 8 }, () => coupon({ first_purchase_only: true })))
    const buy = (couponId: number) =>
      shop.sql
        .begin(async (tx) => {
          const orderId = await order('c-newcomer', tx)
          await redeemCoupon(tx, { couponId, orderId, customerId: 'c-newcomer', email: 'c-newcomer@example.com' })
          return 'used'
        })
        .catch((error) => error.code as string)
    expect(await outcomes(coupons.map(({ id }) => buy(id)))).toEqual({ used: 1, 'coupon.first_purchase': 7 })
  })
  it('uses and releases of many orders leave the counters at what is held', async () => {
    const { id } = await coupon({ uses_in_all: 30 })
    await Promise.all(
      Array.from({ length: 100 }, async (_nothing, index) => {
        const who = `c-mixed-${index % 10}`
        const held = await order(who)
        if ((await redeem(id, who, held)) === 'used' && index % 2) await shop.sql.begin((tx) => releaseCoupon(tx, held))
      }),
    )
    const { used, uses } = (await usedOf(id)) as { used: number; uses: number }
    expect(used).toBe(uses)
    expect(used).toBeLessThanOrEqual(30)
    const [holders] = await shop.sql`select sum(used)::int as used from coupon_holder where coupon_id = ${id}`
    expect(holders?.['used']).toBe(2 * uses)
  })
})

describe('codes', () => {
  it('cannot be tried one after another', async () => {
    const tried = Array.from({ length: 40 }, () =>
      takeCodeAttempt(shop.sql, { customerId: 'c-guesser', address: '192.0.2.7' }, now).then(
        () => 'may try',
        (error) => error.kind,
      ),
    )
    expect((await Promise.all(tried)).filter((outcome) => outcome === 'may try')).toHaveLength(20)
    await takeCodeAttempt(shop.sql, { customerId: 'c-guesser', address: '192.0.2.7' }, new Date(now.getTime() + 16 * 60_000))
  })
})
