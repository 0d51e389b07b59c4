import { expect, it } from 'vitest'
import { allocate, cents, sum } from '#kernel/money.ts'
import { amountOff, book, lawfulRules, percentOff, promotion, quote, thing, turnedOn } from '#tests/support/pricing.ts'
import { mostOffCopy } from './book-cap.ts'
import { addingSteps } from './explanation.ts'
import type { QuoteContext } from './quote.ts'
import type { QuotedProduct } from './shelf.ts'
import { anybody } from './treatment.ts'

const scopes = ['all', 'books', 'objects'] as const

/** The same carts each time: a failing one can be looked at again. */
function dice(seed: number) {
  let state = seed
  const below = (limit: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
  const one = <T>(items: readonly T[]): T => items[below(items.length)]!
  const product = (): QuotedProduct => {
    const list = one([1, 2, 99, 1 + below(50_000)])
    const kind = one([book, thing])
    return { ...kind(below(3) === 0 ? 1 + below(list) : list, 1 + below(9), list), freePrice: below(20) === 0 }
  }
  const context = (): Partial<QuoteContext> => ({
    destination: one([
      null,
      { country: 'ES', postcode: '28001' },
      { country: 'ES', postcode: '35001' },
      { country: 'FR', postcode: '75001' },
    ]),
    standing: one([
      anybody,
      { ...anybody, audience: 'library' },
      { ...anybody, surcharge: true },
      { ...anybody, vatCountry: 'FR' },
    ]),
    agreed: one([null, { books: one([5, 12.5, 15]), objects: one([0, 10]) }]),
    promotions: Array.from({ length: below(3) }, (_, id) => promotion(one([3, 5, 7.5, 10, 100]), one(scopes), id)),
    coupon: one([
      null,
      percentOff(one([5, 12.5, 100]), { scope: one(scopes) }),
      amountOff(1 + below(5000), { scope: one(scopes) }),
    ]),
    bonusRequested: cents(one([0, 1, below(10_000)])),
    shipping: cents(below(3) * below(2000)),
  })
  return { below, product, context, rules: () => one([lawfulRules, turnedOn('oss', 'bonus_on_books')]) }
}

const carts = Array.from({ length: 4000 }, (_, seed) => {
  const thrown = dice(seed * 7919 + 1)
  const products = Array.from({ length: 1 + thrown.below(9) }, thrown.product)
  return { products, context: thrown.context(), rules: thrown.rules(), extra: thrown.product() }
})

it('adds up in every way: lines, VAT rows, the steps that explain it', () => {
  for (const { products, context, rules } of carts) {
    const one = quote(products, context, rules)
    const part = (name: 'gross' | 'promotion' | 'coupon' | 'bonus' | 'paid') => sum(one.lines.map((line) => line[name]))
    expect([part('gross'), part('promotion'), part('coupon'), part('bonus')]).toEqual([
      one.goods,
      one.promotion,
      one.coupon,
      one.bonus,
    ])
    expect(one.total).toBe(part('paid') + one.shipping + one.surcharge)
    expect(one.total).toBe(sum(one.vat.map(({ base, vat, surcharge }) => base + vat + surcharge)))
    const adding = one.explanation.filter(({ step }) => (addingSteps as readonly string[]).includes(step))
    expect(one.total).toBe(sum(adding.map(({ amount }) => amount)))
    for (const { amount } of one.explanation) expect(Number.isSafeInteger(amount)).toBe(true)
  }
})

it('sells no book below its legal floor, nothing below nothing, and never a coupon beside a promotion or bonus', () => {
  for (const { products, context, rules } of carts) {
    const one = quote(products, context, rules)
    expect(one.coupon + one.bonus + one.promotion).toBeLessThanOrEqual(one.goods)
    for (const [index, line] of one.lines.entries()) {
      expect(line.paid).toBeGreaterThanOrEqual(0)
      if (line.coupon > 0) expect([line.promotion, line.bonus]).toEqual([0, 0])
      if (products[index]?.kind === 'object' || line.cap === null) continue
      const floor = (line.listUnit - mostOffCopy(line.listUnit, line.cap)) * line.quantity
      expect(line.paid).toBeGreaterThanOrEqual(floor)
      expect(line.paid * 100).toBeGreaterThanOrEqual(line.listUnit * line.quantity * (100 - line.cap))
    }
  }
})

it('is the same in whatever order the lines stand', () => {
  for (const [seed, { products, context, rules }] of carts.entries()) {
    const { below } = dice(seed)
    const shuffled = products.map((product) => ({ product, at: below(1_000_000) })).toSorted((a, b) => a.at - b.at)
    const [one, other] = [products, shuffled.map(({ product }) => product)].map((lines) => quote(lines, context, rules))
    const byProduct = (lines: readonly { product: number }[]) => lines.toSorted((a, b) => a.product - b.product)
    expect({ ...other, lines: byProduct(other!.lines) }).toEqual({ ...one, lines: byProduct(one!.lines) })
  }
})

it('is what it was when a line is added and taken away again', () => {
  for (const { products, context, rules, extra } of carts) {
    const before = quote(products, context, rules)
    const with_ = [...products, extra]
    quote(with_, context, rules)
    expect(
      quote(
        with_.filter((line) => line !== extra),
        context,
        rules,
      ),
    ).toEqual(before)
  }
})

it('never costs more with an advantage than without it', () => {
  for (const { products, context, rules } of carts) {
    const without = quote(products, { ...context, coupon: null, bonusRequested: cents(0) }, rules)
    expect(quote(products, { ...context, bonusRequested: cents(0) }, rules).total).toBeLessThanOrEqual(without.total)
  }
})

it('gives back exactly what was paid, copy by copy or in any parts', () => {
  for (const [seed, { products, context, rules }] of carts.entries()) {
    const { below } = dice(seed)
    for (const { paid, quantity } of quote(products, context, rules).lines) {
      // As parcels and refunds share a line (modules/orders/parcels/parcel-amounts.ts, modules/orders/returns/rules.ts).
      const copies = allocate(
        paid,
        Array.from({ length: quantity }, () => 1),
      )
      const first = below(quantity + 1)
      expect(sum(copies.slice(0, first)) + sum(copies.slice(first))).toBe(paid)
      expect(Math.max(...copies) - Math.min(...copies)).toBeLessThanOrEqual(1)
    }
  }
})
