import { type Cents, cents, sum } from '#kernel/money.ts'
import type { CouponRule, Scope } from './rules.ts'

/** What is judged of a line: which world it is in and what it costs before advantages. */
interface Judged {
  kind: 'book' | 'object'
  gross: Cents
}

/** Why a coupon does not fit; the sentences stand in modules/buying/coupons/messages.ts. */
export interface CouponMisfit {
  reason: 'coupon.books_only' | 'coupon.objects_only' | 'coupon.minimum'
  /** What the products lack of the coupon's minimum; nothing but for that reason. */
  missing: Cents
}

export const inScope = (scope: Scope, kind: Judged['kind']): boolean => scope === 'all' || scope === `${kind}s`

/**
 * Why a coupon does not fit a cart; null when it does. A books-only coupon needs a cart of books alone, an objects-only coupon one
 * of objects alone, so the other products go into a second basket (K-26, K-27).
 */
export function couponMisfit(coupon: Pick<CouponRule, 'scope' | 'minimumCents'>, lines: readonly Judged[]): CouponMisfit | null {
  if (!lines.every((line) => inScope(coupon.scope, line.kind)))
    return { reason: coupon.scope === 'books' ? 'coupon.books_only' : 'coupon.objects_only', missing: cents(0) }
  const missing = (coupon.minimumCents ?? 0) - sum(lines.map((line) => line.gross))
  return missing > 0 ? { reason: 'coupon.minimum', missing: cents(missing) } : null
}
