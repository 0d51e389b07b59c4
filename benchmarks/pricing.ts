/** The price of a whole cart: two hundred lines with every rule at work, on one core. */
import { day } from '#kernel/days.ts'
import { cents } from '#kernel/money.ts'
import { type QuoteContext, quoteOf } from '#modules/goods/pricing/quote.ts'
import type { QuotedProduct } from '#modules/goods/pricing/shelf.ts'
import { amountOff, context, lawfulRules, promotion } from '#tests/support/pricing.ts'
import type { Measure } from './measure.ts'

const lines = 200
const warmUp = 500
const quotes = 2_000

const products = Array.from({ length: lines }, (_, index): QuotedProduct => {
  const book = index % 3 !== 0
  const list = 500 + ((index * 7919) % 4_000)
  return {
    product: index + 1,
    kind: book ? 'book' : 'object',
    vatClass: book ? 'book' : 'general',
    freePrice: false,
    listUnit: cents(list),
    unit: cents(list - (index % 4 === 0 ? Math.floor(list / 50) : 0)),
    quantity: 1 + (index % 5),
  }
})
const busy: QuoteContext = {
  ...context,
  day: day('2026-11-21'),
  destination: { country: 'ES', postcode: '18009' },
  promotions: [promotion(5, 'books', 1), promotion(10, 'objects', 2)],
  coupon: amountOff(2_500),
  bonusRequested: cents(1_234),
  shipping: cents(990),
}

export async function run(): Promise<Measure[]> {
  for (let round = 0; round < warmUp; round++) quoteOf(products, lawfulRules, busy)
  const times: number[] = []
  for (let round = 0; round < quotes; round++) {
    const begun = performance.now()
    quoteOf(products, lawfulRules, busy)
    times.push(performance.now() - begun)
  }
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return [
    {
      what: `price of a cart of ${lines} lines, explained`,
      figure: `p50 ${at(0.5).toFixed(2)} ms, p95 ${at(0.95).toFixed(2)} ms`,
      budget: 'p95 < 1 ms',
      met: at(0.95) < 1,
    },
  ]
}
