import { describe, expect, it } from 'vitest'
import { cents } from '#kernel/money.ts'
import { book, promotion, quote, thing } from '#tests/support/pricing.ts'
import type { PromotionRule, TakenOff } from './rules.ts'

const rule = (off: TakenOff, rest: Partial<PromotionRule> = {}): PromotionRule =>
  ({ id: 1, name: { es: 'Prueba', ca: 'Prova', en: 'Trial' }, scope: 'objects', ...rest, ...off }) as PromotionRule
const taken = (products: Parameters<typeof quote>[0], ...promotions: PromotionRule[]) =>
  quote(products, { promotions }).lines.map((line) => line.promotion)

describe('an amount', () => {
  it('is shared by what the objects cost that it reaches, to the cent, and no book has a part in it', () => {
    const five = rule({ kind: 'amount', amountCents: cents(500) }, { scope: 'all' })
    expect(taken([thing(1000), thing(2000), book(3000)], five)).toEqual([167, 333, 0])
  })
  it('takes off no more than they cost', () => {
    expect(taken([thing(300)], rule({ kind: 'amount', amountCents: cents(500) }))).toEqual([300])
  })
})

describe('free copies', () => {
  const threeForTwo = rule({ kind: 'bundle', buy: 2, free: 1 })
  it('are the cheapest of each whole lot, whatever lines they stand on', () => {
    expect(taken([thing(1000, 2), thing(400, 1)], threeForTwo)).toEqual([0, 400])
    expect(taken([thing(1000, 3), thing(400, 2)], threeForTwo)).toEqual([1000, 0])
    expect(taken([thing(1000, 3), thing(400, 3)], threeForTwo)).toEqual([1000, 400])
  })
  it('need a whole lot, and never count a book', () => {
    expect(taken([thing(1000, 2), book(500, 5)], threeForTwo)).toEqual([0, 0])
  })
})

describe('a minimum', () => {
  it('is judged by what the promotion reaches, not by the rest of the basket', () => {
    const from30 = rule({ kind: 'percent', percent: 10 }, { minimumCents: cents(3000) })
    expect(taken([thing(2900), book(5000)], from30)).toEqual([0, 0])
    expect(taken([thing(3000), book(5000)], from30)).toEqual([300, 0])
  })
})

it('of several promotions the best counts on each line, and on a book none goes beyond the law', () => {
  const amount = rule({ kind: 'amount', amountCents: cents(300) }, { id: 2 })
  expect(taken([thing(1000), book(2000)], promotion(20), amount)).toEqual([300, 100])
})
