import { allocate, type Cents, cents, sum } from '#kernel/money.ts'
import { agreedName } from './advantage-words.ts'
import { type Reason, reason } from './explanation.ts'
import { percentOfLine, promotionShares } from './promotion-shares.ts'
import type { AgreedDiscount, CouponRule, PromotionRule } from './rules.ts'
import type { ShelfLine } from './shelf.ts'

/** What one rule would take off a line: what it promises, and what the law leaves of it. */
interface Offer {
  by: 'terms' | 'promotion' | 'coupon'
  name: Reason['name']
  percent: number | null
  promised: Cents
  granted: Cents
}

export interface Advantage {
  /** Of a promotion or of the terms agreed. */
  promotion: Cents
  coupon: Cents
  reasons: Reason[]
}

/**
 * Each line takes the best of what was agreed with the customer, its best promotion and the coupon, never two (K-31); of equals the
 * coupon last, so that none is used up in vain. The offers that lost are named. Lines come sorted by product, so that their place
 * decides nothing.
 */
export function advantagesOf(
  lines: readonly ShelfLine[],
  promotions: readonly PromotionRule[],
  coupon: CouponRule | null,
  agreed: AgreedDiscount | null = null,
): Advantage[] {
  const shares = coupon ? couponShares(lines, coupon) : []
  const promised = promotions.toSorted((a, b) => a.id - b.id).map((rule) => ({ rule, shares: promotionShares(lines, rule) }))
  return lines.map((line, index) => {
    const offers = promised.map(({ rule, shares }) =>
      offer(line, 'promotion', rule.name, rule.kind === 'percent' ? rule.percent : null, shares[index] ?? cents(0)),
    )
    const percent = agreed === null ? 0 : line.kind === 'book' ? agreed.books : agreed.objects
    if (percent > 0) offers.unshift(offer(line, 'terms', agreedName, percent, percentOfLine(line, percent)))
    if (coupon) offers.push(offer(line, 'coupon', coupon.code, coupon.percent, shares[index] ?? cents(0)))
    return bestOf(
      line,
      offers.filter((item) => item.promised > 0),
    )
  })
}

const offer = (line: ShelfLine, by: Offer['by'], name: Offer['name'], percent: number | null, promised: Cents): Offer => ({
  by,
  name,
  percent,
  promised,
  granted: cents(Math.min(promised, line.room)),
})

function bestOf({ product, cap }: ShelfLine, offers: readonly Offer[]): Advantage {
  const [best, ...lost] = offers.toSorted((a, b) => b.granted - a.granted)
  if (!best) return { promotion: cents(0), coupon: cents(0), reasons: [] }
  const { by, name, percent, promised, granted } = best
  const reasons = granted > 0 ? [reason(by, cents(-granted), { product, percent, name })] : []
  if (promised > granted) reasons.push(reason('cap', cents(promised - granted), { product, percent: cap, from: promised, name }))
  for (const one of lost) reasons.push(reason('lost', one.granted, { product, percent: one.percent, name: one.name }))
  return { promotion: by === 'coupon' ? cents(0) : granted, coupon: by === 'coupon' ? granted : cents(0), reasons }
}

/** An amount is shared by what the lines cost; what the law cuts off one line is not laid on another. */
function couponShares(lines: readonly ShelfLine[], coupon: CouponRule): Cents[] {
  if (coupon.kind === 'percent') return lines.map((line) => percentOfLine(line, coupon.percent ?? 0))
  const goods = sum(lines.map((line) => line.gross))
  if (goods === 0) return lines.map(() => cents(0))
  return allocate(
    cents(Math.min(coupon.amountCents ?? 0, goods)),
    lines.map((line) => line.gross),
  )
}
