import { beforeAll, describe, expect, it } from 'vitest'
import { today } from '#kernel/days.ts'
import { leftToGiveAlone } from '#modules/buying/payments/given-alone.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)
let one: Colleague
let two: Colleague
let admin: Colleague

beforeAll(async () => {
  one = await hire(['finance'])
  two = await hire(['finance'])
  admin = await hire(['admin'])
})

const reason = 'as the law says from that day on'
const vat = (percent: number, valid_from: string, more: object = {}) => ({
  kind: 'vat_rate',
  country: 'ES',
  vat_class: 'general',
  percent,
  surcharge_percent: 5.2,
  valid_from,
  ...more,
})
const cap = (percent: number, valid_from: string, more: object = {}) => ({
  kind: 'book_cap',
  audience: 'everyone',
  percent,
  valid_from,
  ...more,
})
const propose = async (who: Colleague, change: object) =>
  (await who.call('POST', '/rates/proposals/', { ...change, reason })).body
const decide = (who: Colleague, id: number, act: 'approve' | 'refuse' | 'withdraw') =>
  who.call('POST', `/rates/proposals/${id}/${act}/`, act === 'refuse' ? { reason: 'not that day' } : {})
const rates = (vatClass: string) => shop.sql`
  select percent, valid_from, valid_to from vat_rate where country = 'ES' and vat_class = ${vatClass} order by valid_from`
const codeOf = async (product: number): Promise<string> =>
  (await shop.sql<{ sku: string }[]>`select sku from product where id = ${product}`)[0]!.sku

describe('a rule', () => {
  it('is proposed by one colleague and put in force by another, from its day on', async () => {
    expect((await admin.call('POST', '/rates/proposals/', { ...vat(22, '2031-01-01'), reason })).status).toBe(403)
    const { id } = await propose(one, vat(22, '2031-01-01'))
    const seen = (await one.call('GET', `/rates/proposals/${id}/`)).body
    expect(seen).toMatchObject({ state: 'waiting', before: { percent: 21, valid_to: null }, percent: 22 })
    expect(seen.acts).toEqual({ approve: 'rates.second_person', refuse: 'rates.second_person', withdraw: null })
    expect((await decide(one, id, 'approve')).body.code).toBe('rates.second_person')
    expect((await rates('general')).length).toBe(1)
    const waits = (await admin.call('GET', '/waiting/')).body.items
    expect(waits).toContainEqual(expect.objectContaining({ queue: 'rates_proposed', count: 1 }))
    expect((await decide(admin, id, 'approve')).body).toMatchObject({ state: 'approved', before: null })
    expect((await decide(two, id, 'approve')).body.code).toBe('rates.decided')
    expect(await rates('general')).toEqual([
      { percent: 21, valid_from: '2012-09-01', valid_to: '2030-12-31' },
      { percent: 22, valid_from: '2031-01-01', valid_to: null },
    ])
    const { in_force, coming } = (await two.call('GET', '/rates/')).body
    expect(in_force).toContainEqual(expect.objectContaining({ country: 'ES', vat_class: 'general', percent: 21 }))
    expect(coming).toEqual([expect.objectContaining({ percent: 22, valid_from: '2031-01-01', comment: reason })])
    const noteIn = async (language: string) =>
      (await two.call('GET', '/rates/', undefined, language)).body.in_force.find(
        (rule: { audience: string | null; month_day: string | null }) => rule.audience === 'everyone' && rule.month_day,
      ).comment
    expect(await noteIn('ca')).toBe('Llei 10/2007, art. 11: Dia del Llibre')
    expect(await noteIn('en')).toBe('Act 10/2007, art. 11: Book Day')
    const comes = (await two.call('GET', '/coming/?from=2031-01-01&to=2031-01-01')).body.items
    expect(comes).toMatchObject([{ kind: 'rule', begins: true, opens: `rate-proposals/${id}` }])
  })

  it('that two approve at once is written once', async () => {
    const { id } = await propose(one, vat(5, '2031-03-01', { vat_class: 'book', surcharge_percent: 0.6 }))
    const answers = await Promise.all([decide(two, id, 'approve'), decide(admin, id, 'approve')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await rates('book')).length).toBe(2)
  })

  it('with a last day gives way to what held before, and leaves no day without a rate', async () => {
    const { id } = await propose(one, vat(0, '2031-05-01', { vat_class: 'ebook', surcharge_percent: 0, valid_to: '2031-06-30' }))
    await decide(two, id, 'approve')
    expect(await rates('ebook')).toEqual([
      { percent: 4, valid_from: '2020-04-23', valid_to: '2031-04-30' },
      { percent: 0, valid_from: '2031-05-01', valid_to: '2031-06-30' },
      { percent: 4, valid_from: '2031-07-01', valid_to: null },
    ])
    const again = await propose(one, vat(2, '2031-06-01', { vat_class: 'ebook', surcharge_percent: 0, valid_to: '2031-08-01' }))
    expect(again.code).toBe('rates.day_taken')
  })

  it('begins tomorrow at the earliest', async () => {
    for (const day of ['2012-09-02', today()]) expect((await propose(one, vat(22, day))).valid_from).toHaveLength(1)
    await expect(shop.sql`
      insert into rule_proposal (kind, country, vat_class, percent, surcharge_percent, valid_from, reason, proposed_by, proposed_at)
      values ('vat_rate', 'ES', 'book', 5, 0.5, '2026-11-23', 'too late', ${one.id}, '2026-11-23T10:00:00Z')`).rejects.toMatchObject(
      {
        constraint_name: 'rule_proposal_ahead',
      },
    )
  })

  it('is taken back by whoever proposed it, and refused by another, with a reason', async () => {
    const change = { kind: 'switch', switch: 'oss', turned_on: true, valid_from: '2031-01-01' }
    const { id } = await propose(one, change)
    expect((await propose(two, change)).code).toBe('rates.proposed_already')
    expect((await decide(two, id, 'withdraw')).body.code).toBe('rates.not_yours')
    expect((await decide(one, id, 'refuse')).body.code).toBe('rates.second_person')
    expect((await decide(one, id, 'withdraw')).body.state).toBe('withdrawn')
    const other = await propose(two, change)
    expect((await decide(one, other.id, 'refuse')).body).toMatchObject({ state: 'refused', decided_because: 'not that day' })
    const { items } = (await one.call('GET', '/rates/proposals/?kind=switch')).body
    expect(items.map(({ state }: { state: string }) => state)).toEqual(['refused', 'withdrawn'])
    expect((await propose(one, { ...change, turned_on: false })).code).toBe('rates.same')
  })

  it('is held to two people by the database, too', async () => {
    const { id } = await propose(one, vat(24, '2032-01-01'))
    const alone = shop.sql`
      update rule_proposal set outcome = 'approved', decided_by = ${one.id}, decided_at = now() where id = ${id}`
    await expect(alone).rejects.toMatchObject({ constraint_name: 'rule_proposal_two_people' })
    await decide(one, id, 'withdraw')
  })
})

describe('a switch', () => {
  it('is turned on for some days, and off again', async () => {
    const { id } = await propose(one, { kind: 'switch', switch: 'bonus_on_books', turned_on: true, valid_from: '2031-01-01' })
    await decide(two, id, 'approve')
    const off = await propose(two, {
      kind: 'switch',
      switch: 'bonus_on_books',
      turned_on: false,
      valid_from: '2031-02-01',
      valid_to: '2031-02-28',
    })
    await decide(one, off.id, 'approve')
    expect(await shop.sql`select valid_from, valid_to from pricing_switch where name = 'bonus_on_books' order by 1`).toEqual([
      { valid_from: '2031-01-01', valid_to: '2031-01-31' },
      { valid_from: '2031-03-01', valid_to: null },
    ])
  })
})

describe('a cap on books', () => {
  it('never goes beyond what the law lets off', async () => {
    const refused = [
      cap(6, '2031-01-01'),
      cap(10, '2031-01-01', { valid_to: '2031-12-31' }),
      cap(10.5, '2031-01-01', { month_day: '10-24' }),
      cap(15.5, '2031-01-01', { audience: 'library' }),
    ]
    for (const change of refused) expect((await one.call('POST', '/rates/proposals/', { ...change, reason })).status).toBe(400)
    await expect(shop.sql`
      insert into rule_proposal (kind, audience, percent, valid_from, reason, proposed_by, proposed_at)
      values ('book_cap', 'everyone', 5.01, '2031-01-01', 'too much', ${one.id}, '2026-11-23T10:00:00Z')`).rejects.toMatchObject({
      constraint_name: 'rule_proposal_cap_by_law',
    })
  })

  it('goes further for the days of a fair, and back', async () => {
    const { id } = await propose(one, cap(10, '2031-05-30', { valid_to: '2031-06-15' }))
    expect((await decide(two, id, 'approve')).status).toBe(200)
    expect(
      await shop.sql`
      select percent, valid_from, valid_to from book_discount_cap where audience = 'everyone' and month_day is null order by valid_from`,
    ).toEqual([
      { percent: 5, valid_from: '2007-06-24', valid_to: '2031-05-29' },
      { percent: 10, valid_from: '2031-05-30', valid_to: '2031-06-15' },
      { percent: 5, valid_from: '2031-06-16', valid_to: null },
    ])
  })
})

describe('a limit', () => {
  it('of what one colleague gives away takes the place of the setting from its day on', async () => {
    const { in_force } = (await one.call('GET', '/rates/')).body
    expect(in_force).toContainEqual(expect.objectContaining({ kind: 'alone_limit', amount: 200, valid_from: null }))
    const { id } = await propose(one, { kind: 'alone_limit', amount: 50, valid_from: '2031-01-01' })
    expect((await one.call('GET', `/rates/proposals/${id}/`)).body.before).toMatchObject({ amount: 200 })
    await decide(two, id, 'approve')
    const left = (at: string) => leftToGiveAlone(shop.sql, { limitCents: 20_000, by: 'nobody', now: new Date(at) })
    expect(await left('2030-12-31T22:59:00Z')).toBe(20_000)
    expect(await left('2030-12-31T23:00:00Z')).toBe(5_000)
  })

  it('of invoices in short stays within the law', async () => {
    const limit = (amount: number) => ({ kind: 'invoice_limit', amount, valid_from: '2031-01-01' })
    expect((await one.call('POST', '/rates/proposals/', { ...limit(3_001), reason })).status).toBe(400)
    const { id } = await propose(one, limit(400))
    await decide(two, id, 'approve')
    expect(await shop.sql`select valid_from, limit_cents from simplified_invoice_limit order by 1`).toEqual([
      { valid_from: '2013-01-01', limit_cents: 300_000 },
      { valid_from: '2031-01-01', limit_cents: 40_000 },
    ])
  })
})

describe('a trial', () => {
  it('reckons a basket as the checkout does, with a change and without, and leaves nothing behind', async () => {
    const product = await givenProduct(shop.sql, { price_cents: 2000, stock: 5 })
    const basket = { lines: [{ code: await codeOf(product), copies: 2 }], discount: 10 }
    const tried = await one.call('POST', '/rates/trial/', { ...cap(3, '2033-01-01'), ...basket })
    expect(tried.body).toMatchObject({
      day: '2033-01-01',
      before: { lines: [{ off: 2, cap: 5 }], total: 38 },
      after: { lines: [{ off: 1.2, cap: 3 }], total: 38.8 },
      counted: null,
    })
    const taxed = await one.call('POST', '/rates/trial/', {
      ...vat(10, '2033-01-01', { vat_class: 'book', surcharge_percent: 1.4 }),
      lines: basket.lines,
    })
    expect(taxed.body.before.vat).toEqual([{ percent: 5, base: 38.1, vat: 1.9 }])
    expect(taxed.body.after.vat).toEqual([{ percent: 10, base: 36.36, vat: 3.64 }])
    expect((await rates('book')).length).toBe(2)
    const counted = await one.call('POST', '/rates/trial/', { kind: 'alone_limit', amount: 10, valid_from: '2033-01-01' })
    expect(counted.body.counted).toEqual({ of: 0, before: 0, after: 0 })
  })
})
