import { beforeAll, describe, expect, it } from 'vitest'
import { connect, connectForLongWork } from '#database/connect.ts'
import { payingOrders } from '#tests/support/paid-orders.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'
import { placeOf } from './place.ts'
import { checks } from './reconcile.ts'
import { failRun, takeWaiting } from './runs.sql.ts'
import { compareAsked, forgetOldRuns, owedOn } from './runs.ts'

const shop = withShop()
const { hire } = staffing(shop)
const { paidOrder } = payingOrders(shop)

const openLong = async () => connectForLongWork(shop.url, { max: 2 })

beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))

describe('the books', () => {
  it('are compared once a night, from three o’clock in Madrid, by one process', async () => {
    expect(await compareAsked(shop.sql, openLong, new Date('2026-11-23T01:30:00Z'))).toBe(false)
    const night = new Date('2026-11-23T02:30:00Z')
    const done = await Promise.all([compareAsked(shop.sql, openLong, night), compareAsked(shop.sql, openLong, night)])
    expect(done.toSorted()).toEqual([false, true])
    expect(await compareAsked(shop.sql, openLong, new Date('2026-11-23T20:00:00Z'))).toBe(false)
    const finance = await hire(['finance'])
    const { body } = await finance.call('GET', '/books/compared/')
    expect(body).toMatchObject({ waits: false, last: { asked_by: 'night', differences: 0, checks: checks.length + 1 } })
  })

  it('are compared when somebody asks, and what differs is told with where it is', async () => {
    const finance = await hire(['finance'])
    const { number } = await paidOrder([await givenProduct(shop.sql)])
    await shop.sql`update shop_order set called_off = true where number = ${number}`
    const ask = () => finance.call('POST', '/books/compare/', {})
    await Promise.all([ask(), ask()])
    expect((await finance.call('GET', '/books/compared/')).body.waits).toBe(true)
    expect(await compareAsked(shop.sql, openLong, new Date('2026-11-23T20:00:00Z'))).toBe(true)
    expect(await compareAsked(shop.sql, openLong, new Date('2026-11-23T20:00:00Z'))).toBe(false)
    const { last } = (await finance.call('GET', '/books/compared/')).body
    expect(last.differences).toBe(1)
    expect(last.findings.find(({ count }: { count: number }) => count > 0)).toMatchObject({
      name: 'order_called_off',
      first: [{ subject: number, place: { kind: 'order', id: number } }],
    })
    await shop.sql`update shop_order set called_off = false where number = ${number}`
    const runs = (await finance.call('GET', '/books/runs/?differing=true')).body.items
    expect(runs).toMatchObject([{ run: last.run, differences: 1 }])
    await forgetOldRuns(shop.sql, new Date('2028-06-01T00:00:00Z'))
    expect((await finance.call('GET', '/books/runs/')).body.items).toEqual([])
  })

  it('are compared without a transaction left open meanwhile, however long that takes', async () => {
    const finance = await hire(['finance'])
    await finance.call('POST', '/books/compare/', {})
    const only = connect(shop.url, { max: 1 })
    // Its one connection is free while the books are compared, or this would wait for ever.
    const meanwhile = async () => {
      await only`select 1`
      return openLong()
    }
    expect(await compareAsked(only, meanwhile, new Date('2026-11-23T20:00:00Z'))).toBe(true)
    await only.end({ timeout: 5 })
    expect((await finance.call('GET', '/books/compared/')).body).toMatchObject({ waits: false, last: { failure: null } })
  })

  it('are taken up by another process where the one that compared them died, and not before', async () => {
    const finance = await hire(['finance'])
    await finance.call('POST', '/books/compare/', {})
    const now = new Date('2026-11-23T20:00:00Z')
    const held = await takeWaiting(shop.sql, 'dead')
    expect(await compareAsked(shop.sql, openLong, now)).toBe(false)
    await shop.sql`update reconcile_run set leased_until = now() - interval '1 second' where lease = 'dead'`
    expect(await compareAsked(shop.sql, openLong, now)).toBe(true)
    await failRun(shop.sql, held!, now, 'too late')
    expect((await finance.call('GET', '/books/compared/')).body.last).toMatchObject({ run: held!.id, failure: null })
  })

  it('say where a difference is shown', () => {
    expect(placeOf('gift_card_balance', 'gift card 12')).toEqual({ kind: 'gift_card', id: '12' })
    expect(placeOf('product_stock', 'product 7')).toEqual({ kind: 'title', id: '7' })
    expect(placeOf('invoice_lines', 'S26/000004')).toEqual({ kind: 'invoice', id: 'S26/000004' })
    expect(placeOf('receivable', '26-000123')).toEqual({ kind: 'order', id: '26-000123' })
    expect(placeOf('budget_ledger', 'budget 4')).toBeNull()
  })
})

describe('what is owed', () => {
  it('on gift cards and in points is told by age, and a month goes from what was to what is', async () => {
    await shop.sql`
      insert into gift_card (id, storefront_code, language, initial_cents, recipient_name, recipient_email, giver_name, message, send_on, expires_on, issued_at)
      overriding system value values
        (901, 'T013', 'es', 5000, 'x', 'x@example.com', 'x', '', '2026-11-02', '2029-11-22', '2026-11-02T10:00:00Z'),
        (902, 'T013', 'es', 2000, 'x', 'x@example.com', 'x', '', '2025-01-02', '2029-11-22', '2025-01-02T10:00:00Z')`
    await shop.sql`
      insert into gift_card_entry (gift_card_id, kind, amount_cents, key, at) values
        (902, 'issue', 2000, 'k1', '2025-01-02T10:00:00Z'), (901, 'issue', 5000, 'k2', '2026-11-02T10:00:00Z'),
        (901, 'annul', -1500, 'k3', '2026-11-03T10:00:00Z')`
    await shop.sql`insert into loyalty_card (customer_id, number) values ('c-owed', '2900000000017')`
    await shop.sql`
      insert into points_entry (customer_id, kind, points, made_on, available_on, expires_on, reason) values
        ('c-owed', 'adjust', 300, '2025-10-01', '2025-10-01', '2027-10-01', 'x'),
        ('c-owed', 'adjust', 200, '2026-11-05', '2026-11-05', '2028-11-05', 'x'),
        ('c-owed', 'adjust', -250, '2026-11-06', null, null, 'x')`
    const { gift_cards, points } = await owedOn(shop.sql, '2026-11', new Date('2026-11-23T10:00:00Z'))
    expect(gift_cards).toMatchObject({ to_90: 35, older: 20, all: 55, holders: 2, lapsed: 0 })
    expect(gift_cards.movements).toEqual([
      { kind: 'before', amount: 20 },
      { kind: 'issue', amount: 0 },
      { kind: 'handed_out', amount: 50 },
      { kind: 'spend', amount: 0 },
      { kind: 'refund', amount: 0 },
      { kind: 'annul', amount: -15 },
      { kind: 'after', amount: 55 },
    ])
    // The older points are spent first: 50 of them are left, and all of the newer ones.
    expect(points).toMatchObject({ to_90: 2, older: 0.5, all: 2.5, holders: 1 })
    expect(points.movements.at(0)).toEqual({ kind: 'before', amount: 3 })
    expect(points.movements.at(-1)).toEqual({ kind: 'after', amount: 2.5 })
  })
})
