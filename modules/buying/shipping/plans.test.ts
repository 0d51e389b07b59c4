import { describe, expect, it } from 'vitest'
import { addDays, type Day, day } from '#kernel/days.ts'
import { cents } from '#kernel/money.ts'
import type { PickupStore } from './opening.ts'
import { type PlanLine, type PlanRequest, shipmentPlans } from './plans.ts'
import type { Zone } from './zones.ts'

const mainland: Zone = {
  code: 'mainland',
  active: true,
  freeFromCents: 5000,
  daysFrom: 1,
  daysTo: 3,
  pickupPoints: true,
  areas: [{ country: 'ES', prefix: '' }],
  rates: [
    { upToGrams: 2000, priceCents: 490 },
    { upToGrams: 5000, priceCents: 650 },
  ],
}
const canaries = { ...mainland, code: 'canaries', pickupPoints: false, daysTo: 15, freeFromCents: null }

const palace: PickupStore = {
  code: 'T013',
  pickup: true,
  shipsWebOrders: true,
  hours: { 'mon-sat': '08:30-20:00', sun: '08:30-20:00' },
  exceptions: [],
  blocked: [],
  full: [],
}
const rambla: PickupStore = {
  code: 'T001',
  pickup: true,
  shipsWebOrders: false,
  hours: { 'mon-fri': '10:00-20:30', sat: '10:00-14:00' },
  exceptions: [],
  blocked: [{ monthDay: '04-23', year: null }],
  full: [],
}
const holidays = ['01-01', '01-06', '05-01', '12-08', '12-25'].map((monthDay) => ({ monthDay, year: null }))

const atHand = (productId: number, storeCode = 'T013', change: Partial<PlanLine> = {}): PlanLine => ({
  productId,
  quantity: 1,
  grams: 500,
  delayed: false,
  atHand: [{ storeCode, quantity: 5 }],
  leadDays: null,
  launchOn: null,
  ...change,
})
const onOrder = (productId: number, leadDays: number | null = 7): PlanLine => ({
  ...atHand(productId),
  delayed: true,
  atHand: [],
  leadDays,
})

/** Wednesday 11 November 2026, ten in the morning in Madrid, unless said otherwise. */
const plansOf = (change: Partial<PlanRequest>) =>
  shipmentPlans({
    now: new Date('2026-11-11T10:00:00+01:00'),
    method: 'home',
    lines: [atHand(1)],
    zone: mainland,
    storeCode: null,
    goods: cents(2000),
    calendar: { holidays, stores: [palace, rambla] },
    splitFeeCents: 300,
    ...change,
  })
const made = (change: Partial<PlanRequest>) => {
  const outcome = plansOf(change)
  if (!outcome.ok) throw new Error(outcome.refusal)
  return outcome.plans
}
const promised = (change: Partial<PlanRequest>) => made(change)[0]?.promisedOn

describe('a day at the counter that is full', () => {
  const there = { method: 'store', storeCode: 'T013' } as const
  it('gives way to the next one with room, and promises nothing within two hours then', () => {
    const first = promised(there)!
    const with_ = (full: string[], blocked: PickupStore['blocked'] = []) =>
      made({ ...there, calendar: { holidays, stores: [{ ...palace, full, blocked }] } })[0]?.parcels[0]
    expect(with_([])).toMatchObject({ promisedOn: first, readySoon: true })
    const next = addDays(first, 1)
    expect(with_([first])).toMatchObject({ promisedOn: next, readySoon: false })
    expect(with_([first], [{ monthDay: next.slice(5), year: null }])).toMatchObject({ promisedOn: addDays(first, 2) })
  })
  it('is no promise at all where a month has no room', () => {
    const full = Array.from({ length: 60 }, (_, ahead) => addDays(promised(there)!, ahead))
    const outcome = plansOf({ ...there, calendar: { holidays, stores: [{ ...palace, full }] } })
    expect(outcome).toEqual({ ok: false, refusal: 'stores.unavailable' })
  })
})

describe('one parcel or two', () => {
  it('offers both with day and price when something is at hand and something is not', () => {
    expect(made({ lines: [atHand(1), onOrder(2)] })).toMatchObject([
      { shipment: 'single', costCents: 490, promisedOn: '2026-11-25', parcels: [{ productIds: [1, 2], shippingCents: 490 }] },
      {
        shipment: 'split',
        costCents: 790,
        promisedOn: '2026-11-25',
        parcels: [
          { productIds: [1], promisedOn: '2026-11-16', shippingCents: 490 },
          { productIds: [2], promisedOn: '2026-11-25', shippingCents: 300 },
        ],
      },
    ])
  })
  it.each([
    ['everything is at hand', { lines: [atHand(1), atHand(2)] }],
    ['nothing is at hand', { lines: [onOrder(1), onOrder(2)] }],
    ['it is collected at a store', { lines: [atHand(1), onOrder(2)], method: 'store', storeCode: 'T013' } as const],
  ])('asks nothing when %s', (_why, change) => expect(made(change)).toHaveLength(1))
  it('charges one more tariff of the zone where no fee is set, free shipping or not', () => {
    const [single, split] = made({ lines: [atHand(1), onOrder(2)], splitFeeCents: null, goods: cents(9000) })
    expect([single?.costCents, split?.costCents]).toEqual([0, 490])
  })
  it('promises no day for what nobody knows, and still one for the rest', () => {
    const [single, split] = made({ lines: [atHand(1), onOrder(2, null)] })
    expect([single?.promisedOn, split?.parcels.map((parcel) => parcel.promisedOn)]).toEqual([null, ['2026-11-16', null]])
  })
  it('plans nothing when nothing travels', () => expect(made({ lines: [] })).toEqual([]))
})

describe('what it costs', () => {
  it('is free from the threshold, by what is left after discounts', () => {
    expect(made({ goods: cents(5000) })[0]?.costCents).toBe(0)
    expect(made({ goods: cents(4999) })[0]?.costCents).toBe(490)
  })
  it('is told later where the zone has no price', () => {
    const zone = { ...mainland, rates: [{ upToGrams: 2000, priceCents: null }] }
    expect(made({ zone, lines: [atHand(1), onOrder(2)] }).map((plan) => plan.costCents)).toEqual([null, null])
  })
  it.each([
    ['nobody ships there', { zone: null }, 'shipping.not_there'],
    ['it is heavier than anything the zone carries', { lines: [atHand(1, 'T013', { grams: 5001 })] }, 'shipping.too_heavy'],
    ['carriers keep no points there', { zone: canaries, method: 'pickup_point' }, 'shipping.no_points_there'],
    ['the store is unknown', { method: 'store', storeCode: 'T999' }, 'stores.unavailable'],
  ] as const)('is refused when %s', (_why, change, refusal) => expect(plansOf(change)).toEqual({ ok: false, refusal }))
})

describe('the day it arrives', () => {
  it.each([
    ['leaves today before two in the afternoon', '2026-11-11T13:59:00+01:00', '2026-11-16'],
    ['leaves tomorrow from two o’clock on', '2026-11-11T14:00:00+01:00', '2026-11-17'],
    ['leaves on Monday when ordered on a Saturday', '2026-11-14T09:00:00+01:00', '2026-11-19'],
    ['belongs to the new day a minute after midnight in Madrid', '2026-11-10T23:01:00Z', '2026-11-16'],
    ['and to the old one a minute before', '2026-11-10T22:59:00Z', '2026-11-16'],
    ['skips holidays', '2026-12-07T10:00:00+01:00', '2026-12-11'],
    ['crosses the end of the year', '2026-12-31T10:00:00+01:00', '2027-01-07'],
    ['and begins it', '2027-01-01T00:30:00+01:00', '2027-01-08'],
  ])('%s', (_why, now, expected) => expect(promised({ now: new Date(now) })).toBe(expected))
  it('is two working days later when the copies lie in a store that does not send', () =>
    expect(promised({ lines: [atHand(1, 'T001')] })).toBe('2026-11-18'))
  it('of a pre-sale follows its launch', () => {
    const line = { ...onOrder(1, null), launchOn: day('2026-12-05') }
    expect(promised({ lines: [line] })).toBe('2026-12-11')
  })
})

describe('collecting at a store', () => {
  const collect = (storeCode: string, now: string, lines = [atHand(1, storeCode)]) =>
    plansOf({ method: 'store', storeCode, now: new Date(now), lines })
  const ready = (outcome: ReturnType<typeof plansOf>): [Day | null | undefined, boolean | undefined] | string =>
    outcome.ok ? [outcome.plans[0]?.promisedOn, outcome.plans[0]?.parcels[0]?.readySoon] : outcome.refusal

  it.each([
    ['two hours after the order', 'T001', '2026-11-11T12:00:00+01:00', ['2026-11-11', true]],
    ['the next day when the store closes before', 'T001', '2026-11-11T18:31:00+01:00', ['2026-11-12', true]],
    ['on Monday when it closes on Saturday at two', 'T001', '2026-11-14T12:01:00+01:00', ['2026-11-16', true]],
    ['on Sunday where Sunday is open', 'T013', '2026-11-15T09:00:00+01:00', ['2026-11-15', true]],
    ['after Christmas', 'T001', '2026-12-24T20:00:00+01:00', ['2026-12-26', true]],
  ])('is possible %s', (_why, store, now, expected) => expect(ready(collect(store, now))).toEqual(expected))
  it('takes two working days when the copies lie elsewhere', () =>
    expect(ready(collect('T001', '2026-11-11T12:00:00+01:00', [atHand(1)]))).toEqual(['2026-11-13', false]))
  it('is refused on Book Day, and the evening before when that would be the day', () => {
    expect(ready(collect('T001', '2027-04-23T00:00:01+02:00'))).toBe('stores.unavailable')
    expect(ready(collect('T001', '2027-04-22T19:00:00+02:00'))).toBe('stores.unavailable')
    expect(ready(collect('T001', '2027-04-22T12:00:00+02:00'))).toEqual(['2027-04-22', true])
    expect(ready(collect('T001', '2027-04-24T00:00:00+02:00'))).toEqual(['2027-04-24', true])
    expect(ready(collect('T013', '2027-04-23T12:00:00+02:00'))).toEqual(['2027-04-23', true])
  })
  it('costs nothing', () => {
    const outcome = collect('T013', '2026-11-11T12:00:00+01:00', [atHand(1), onOrder(2)])
    expect(outcome).toMatchObject({ ok: true, plans: [{ costCents: 0, parcels: [{ kind: 'pickup', storeCode: 'T013' }] }] })
  })
})
