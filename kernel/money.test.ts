import { describe, expect, it } from 'vitest'
import { allocate, cents, centsOf, eurosOf, sum } from './money.ts'

const shares = (total: number, weights: number[]) => {
  const parts = allocate(cents(total), weights)
  expect(sum(parts)).toBe(total)
  return parts
}

describe('an amount shared by weight', () => {
  it('gives the cents left over to the largest remainders', () =>
    expect(shares(500, [1990, 1990, 1990, 1250])).toEqual([138, 138, 138, 86]))
  it('splits shipping over the goods of each rate', () => expect(shares(390, [5970, 1250])).toEqual([322, 68]))
  it('adds up for any weights', () => {
    for (let seed = 1; seed < 400; seed++)
      shares(
        (seed * 7919) % 100_003,
        Array.from({ length: (seed % 9) + 1 }, (_, i) => ((seed * (i + 3)) % 977) + 1),
      )
  })
  it('refuses to share between nothing', () => expect(() => allocate(cents(100), [0, 0])).toThrow('nothing to share between'))
  it('never carries a fraction of a cent', () => expect(() => cents(19.9)).toThrow(RangeError))
})

describe('euros in what is asked and answered', () => {
  it('are whole cents inside, to the cent', () => {
    for (let amount = 0; amount < 5_000; amount++) expect(centsOf(eurosOf(amount))).toBe(amount)
    expect([centsOf(19.99), centsOf(-0.29), eurosOf(1999)]).toEqual([1999, -29, 19.99])
  })
  it('are refused where they are no amount', () => expect(() => centsOf(Number.POSITIVE_INFINITY)).toThrow(RangeError))
})
