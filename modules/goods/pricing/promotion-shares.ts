import { allocate, type Cents, cents, sum } from '#kernel/money.ts'
import { inScope } from './coupon-scope.ts'
import type { FreeDelivery, PromotionRule } from './rules.ts'
import type { ShelfLine } from './shelf.ts'
import { percentOf } from './vat-split.ts'

type Judged = Pick<ShelfLine, 'product' | 'kind' | 'quantity' | 'unit' | 'gross' | 'cap'>

/** Whether a promotion is about a line at all. */
export const reaches = (
  rule: Pick<FreeDelivery, 'scope' | 'productIds'>,
  { kind, product }: Pick<Judged, 'kind' | 'product'>,
): boolean => inScope(rule.scope, kind) && (rule.productIds?.includes(product) ?? true)

/** What the lines that a promotion reaches lack of its minimum; nothing where it holds. */
export const missingOf = (rule: Pick<PromotionRule, 'scope' | 'productIds' | 'minimumCents'>, lines: readonly Judged[]): Cents =>
  cents(Math.max(0, (rule.minimumCents ?? 0) - sum(lines.filter((line) => reaches(rule, line)).map((line) => line.gross))))

/** What a promotion promises off each line, before the law: nothing where it does not reach it or its minimum is not met. */
export function promotionShares(lines: readonly Judged[], rule: PromotionRule): Cents[] {
  if (missingOf(rule, lines) > 0) return lines.map(() => cents(0))
  switch (rule.kind) {
    case 'percent':
      return lines.map((line) => (reaches(rule, line) ? percentOfLine(line, rule.percent) : cents(0)))
    case 'amount':
      return amountShares(lines, rule, rule.amountCents)
    case 'bundle':
      return bundleShares(lines, rule)
  }
}

/** An amount or a free copy is for objects, whatever its scope says: the law bounds books copy by copy. */
const onObject = (rule: PromotionRule, line: Judged): boolean => line.kind === 'object' && reaches(rule, line)

function amountShares(lines: readonly Judged[], rule: PromotionRule, amount: Cents): Cents[] {
  const weights = lines.map((line) => (onObject(rule, line) ? line.gross : 0))
  const worth = sum(weights)
  return worth > 0 ? allocate(cents(Math.min(amount, worth)), weights) : lines.map(() => cents(0))
}

/** The dearest copies first, in lots of buy + free: the cheapest of each lot are free. Copies over make no lot. */
function bundleShares(lines: readonly Judged[], rule: PromotionRule & { kind: 'bundle' }): Cents[] {
  const copies = lines
    .flatMap((line, index) =>
      onObject(rule, line) ? Array.from({ length: line.quantity }, () => ({ index, unit: line.unit })) : [],
    )
    .toSorted((a, b) => b.unit - a.unit || a.index - b.index)
  const lot = rule.buy + rule.free
  const free = copies.filter((_, place) => place % lot >= rule.buy && place - (place % lot) + lot <= copies.length)
  return lines.map((_, index) => sum(free.filter((copy) => copy.index === index).map(({ unit }) => unit)))
}

/** A percentage is taken of each copy, so that two copies cost twice one: rounded half up, down where the law bounds the price. */
export function percentOfLine({ unit, quantity, cap }: Pick<Judged, 'unit' | 'quantity' | 'cap'>, percent: number): Cents {
  const copy = cap === null ? percentOf(unit, percent) : Math.floor((unit * Math.round(percent * 100)) / 10_000)
  return cents(Math.min(unit, copy) * quantity)
}
