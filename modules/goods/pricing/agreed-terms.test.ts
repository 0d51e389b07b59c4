import { describe, expect, it } from 'vitest'
import { cents } from '#kernel/money.ts'
import { book, percentOff, promotion, quote, thing } from '#tests/support/pricing.ts'
import { anybody } from './treatment.ts'

const library = { ...anybody, audience: 'library' as const }
const agreed = { books: 15, objects: 10 }
const steps = (of: ReturnType<typeof quote>) =>
  of.explanation.filter(({ step }) => ['terms', 'cap', 'lost', 'coupon', 'promotion'].includes(step))

describe('terms agreed with a library or a business', () => {
  it('take 15 % off a library’s books, rounded down copy by copy, and their own share off objects', () => {
    const sold = quote([book(1995, 2), thing(1255, 3)], { standing: library, agreed })
    expect(sold.lines).toMatchObject([
      { gross: 3990, promotion: 598, paid: 3392 },
      { gross: 3765, promotion: 378, paid: 3387 },
    ])
    expect(steps(sold)).toMatchObject([
      { step: 'terms', percent: 15, amount: -598, name: { es: 'Condiciones acordadas' } },
      { step: 'terms', percent: 10, amount: -378 },
    ])
    // base = PVP / (1 + VAT) × (1 − d) × copies
    expect(sold.vat).toMatchObject([
      { percent: 4, base: 3262, vat: 130 },
      { percent: 21, base: 2799, vat: 588 },
    ])
  })
  it('never go beyond what the law leaves: a business has 5 % of a book, and reads why', () =>
    expect(steps(quote([book(2000)], { agreed }))).toMatchObject([
      { step: 'terms', amount: -100 },
      { step: 'cap', percent: 5, amount: 200, from: 300 },
    ]))
  it('count what the shelf has taken off already', () =>
    expect(quote([book(1900, 1, 2000)], { standing: library, agreed })).toMatchObject({ promotion: 200, total: 1700 }))
  it('add up with neither coupon nor promotion: the best of them stands, the others are named (K-31)', () => {
    const better = quote([thing(1000)], { agreed, coupon: percentOff(20), promotions: [promotion(5)] })
    expect(better).toMatchObject({ promotion: 0, coupon: 200, total: 800 })
    expect(steps(better)).toMatchObject([
      { step: 'coupon', amount: -200 },
      { step: 'lost', amount: 100, name: { en: 'Agreed terms' } },
      { step: 'lost', amount: 50 },
    ])
    expect(quote([thing(1000)], { agreed, coupon: percentOff(10), promotions: [promotion(10)] })).toMatchObject({
      promotion: 100,
      coupon: 0,
    })
  })
  it('are nothing where nothing is agreed, and touch neither the other world nor shipping', () => {
    expect(
      quote([book(1000), thing(1000)], { standing: library, agreed: { books: 15, objects: 0 }, shipping: cents(490) }),
    ).toMatchObject({
      promotion: 150,
      total: 2340,
    })
    expect(quote([thing(1000)], { agreed: null }).promotion).toBe(0)
  })
})
