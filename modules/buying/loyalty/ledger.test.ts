import { describe, expect, it } from 'vitest'
import { day } from '#kernel/days.ts'
import { daysAfter, monthsAfter } from './days.ts'
import { balanceOn, type Entry, replay, sharedOut } from './ledger.ts'

let id = 0
const entry = (kind: Entry['kind'], points: number, made: string, change: Partial<Entry> = {}): Entry => ({
  id: ++id,
  kind,
  points,
  order_id: null,
  brought_by: null,
  made_on: day(made),
  available_on: points > 0 ? day(made) : null,
  expires_on: points > 0 ? day('2028-01-01') : null,
  ...change,
})

describe('the ledger of points', () => {
  it('spends first what ends first, whatever came first', () => {
    const long = entry('earn', 50, '2026-01-01', { order_id: 1, expires_on: day('2028-06-01') })
    const short = entry('earn', 50, '2026-02-01', { order_id: 2, expires_on: day('2027-01-01') })
    const { batches, spentUntil } = replay([long, short, entry('spend', -60, '2026-03-01', { order_id: 3 })])
    expect(batches.map((batch) => batch.left)).toEqual([40, 0])
    expect(spentUntil.get(3)).toBe('2028-06-01')
  })
  it('counts as pending what cannot be spent yet, and nothing that has expired', () => {
    const { batches } = replay([
      entry('earn', 10, '2026-01-01', { order_id: 1, available_on: day('2026-02-01') }),
      entry('earn', 20, '2024-01-01', { order_id: 2, expires_on: day('2026-01-10') }),
    ])
    expect(balanceOn(batches, day('2026-01-09'))).toEqual({ available: 20, pending: 10 })
    expect(balanceOn(batches, day('2026-01-31'))).toEqual({ available: 0, pending: 10 })
    expect(balanceOn(batches, day('2026-02-01'))).toEqual({ available: 10, pending: 0 })
  })
  it('takes back from what the order itself earned, then from the rest', () => {
    const { batches } = replay([
      entry('earn', 30, '2026-01-01', { order_id: 1 }),
      entry('earn', 30, '2026-01-02', { order_id: 2 }),
      entry('spend', -20, '2026-01-03', { order_id: 3 }),
      entry('reverse_earn', -30, '2026-01-04', { order_id: 1 }),
    ])
    expect(batches.map((batch) => batch.left)).toEqual([0, 10])
  })
  it('refuses a history that takes what was not there', () => {
    const early = entry('earn', 30, '2026-01-01', { order_id: 1, available_on: day('2026-02-01') })
    expect(() => replay([early, entry('spend', -1, '2026-01-31', { order_id: 2 })])).toThrow('not there')
  })
})

describe('shares of an order', () => {
  it('given back one by one come to exactly the whole', () => {
    const parts = [333, 333, 334].map((numerator) => ({ numerator, denominator: 1000 }))
    const steps = parts.map((_part, index) => sharedOut(100, parts.slice(0, index + 1)))
    expect(steps).toEqual([33, 66, 100])
    const thirds = Array.from({ length: 3 }, () => ({ numerator: 1, denominator: 3 }))
    expect(sharedOut(7, thirds)).toBe(7)
  })
  it('of different wholes add up without an error of rounding', () => {
    expect(
      sharedOut(
        1_000_000,
        [1, 2, 6].map((numerator) => ({ numerator, denominator: 9 })),
      ),
    ).toBe(1_000_000)
    expect(
      sharedOut(10, [
        { numerator: 1, denominator: 3 },
        { numerator: 1, denominator: 7 },
      ]),
    ).toBe(4)
    expect(sharedOut(10, [{ numerator: 3, denominator: 2 }])).toBe(10)
  })
})

it('counts months to the last day of a shorter one', () => {
  expect(monthsAfter(day('2024-02-29'), 24)).toBe('2026-02-28')
  expect(monthsAfter(day('2026-11-21'), 24)).toBe('2028-11-21')
  expect(monthsAfter(day('2026-01-31'), 1)).toBe('2026-02-28')
  expect(daysAfter(day('2026-12-31'), 1)).toBe('2027-01-01')
})
