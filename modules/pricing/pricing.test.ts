import { describe, expect, it } from 'vitest'
import { cents, sum } from '#kernel/money.ts'
import { type PricedLine, splitVat, totalsOf } from './pricing.ts'

const line = (unit: number, quantity: number, vatPercent: number): PricedLine => ({
  unitCents: cents(unit),
  quantity,
  vatPercent,
})

describe('the VAT inside a price', () => {
  it.each([
    [1995, 4, 1918, 77],
    [2000, 4, 1923, 77],
    [1250, 21, 1033, 217],
    [100, 21, 83, 17],
    [2, 4, 2, 0],
  ])('%i cents at %i %% hold %i + %i', (gross, percent, base, vat) =>
    expect(splitVat(cents(gross), percent)).toEqual({ percent, base, vat }),
  )
})

describe('a cart', () => {
  it('splits VAT once per rate, not per line', () =>
    expect(
      totalsOf(
        Array.from({ length: 7 }, () => line(295, 1, 4)),
        cents(0),
      ).vat,
    ).toEqual([{ percent: 4, base: 1986, vat: 79 }]))
  it('apportions shipping to the goods of each rate', () => {
    const totals = totalsOf([line(1990, 3, 4), line(1250, 1, 21)], cents(390))
    expect(totals).toMatchObject({ goods: 7220, shipping: 390, total: 7610 })
    expect(totals.vat).toEqual([
      { percent: 4, base: 6050, vat: 242 },
      { percent: 21, base: 1089, vat: 229 },
    ])
  })
  it('is worth nothing when empty', () => expect(totalsOf([], cents(0))).toMatchObject({ goods: 0, total: 0, vat: [] }))
  it('always adds up, whatever is in it and in whatever order', () => {
    let seed = 7
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed % below
    }
    for (let round = 0; round < 500; round++) {
      const lines = Array.from({ length: 1 + next(12) }, () => line(1 + next(20_000), 1 + next(9), [4, 10, 21][next(3)] ?? 4))
      const totals = totalsOf(lines, cents(next(3_000)))
      expect(totals.total).toBe(sum(totals.vat.map(({ base, vat }) => base + vat)))
      expect(totalsOf(lines.toReversed(), totals.shipping)).toMatchObject({ total: totals.total, vat: totals.vat })
    }
  })
})
