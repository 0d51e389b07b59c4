import { describe, expect, it } from 'vitest'
import { discountRate } from './discount-rate.ts'

describe('the percentage of a discount', () => {
  it('is the one agreed on, although every copy is rounded to the cent', () => {
    expect(discountRate(1890, 1607, 1)).toBe(15)
    expect(discountRate(1800, 1530, 2)).toBe(15)
    expect(discountRate(3500, 2976, 2)).toBe(15)
    expect(discountRate(2 * 995, 2 * 945, 2)).toBe(5)
    expect(discountRate(10_000, 8750, 1)).toBe(12.5)
  })
  it('is the one agreed on where the law has each copy’s discount rounded down', () => {
    for (const copies of [1, 2, 3, 40]) expect(discountRate(1999 * copies, 1700 * copies, copies)).toBe(15)
  })
  it('is told to the hundredth where nothing plainer explains it', () => {
    expect(discountRate(10_000, 8_766, 1)).toBe(12.34)
    expect(discountRate(29_950, 19_967, 1)).toBe(33.33)
  })
  it('is none where nothing was taken off', () => {
    expect(discountRate(1000, 1000, 1)).toBe(0)
    expect(discountRate(0, 0, 1)).toBe(0)
    expect(discountRate(1000, 1100, 1)).toBe(0)
  })
  it('never strays from what was taken off by more than the rounding', () => {
    for (let unit = 100; unit < 6000; unit += 37)
      for (const percent of [5, 10, 12.5, 15])
        for (const copies of [1, 2, 7]) {
          const paid = (unit - Math.round((unit * percent) / 100)) * copies
          const rate = discountRate(unit * copies, paid, copies)
          expect(Math.abs((unit * copies * rate) / 100 - (unit * copies - paid))).toBeLessThanOrEqual((copies + 1) / 2)
        }
  })
})
