import type { Localized } from '#kernel/language.ts'
import type { Cents } from '#kernel/money.ts'

/** Which world a rule reaches: books are bound by the fixed-price law, objects are not. */
export type Scope = 'all' | 'books' | 'objects'

/** A coupon whose dates, uses and owner were already found right; scope and minimum are judged here, where the lines are known. */
export interface CouponRule {
  id: number
  code: string
  kind: 'percent' | 'amount'
  /** Hundredths are kept (7.5); null for an amount. */
  percent: number | null
  /** VAT included; null for a percentage. */
  amountCents: Cents | null
  scope: Scope
  /** The products of a cart must be worth at least this, VAT included. */
  minimumCents: Cents | null
}

/** What the shop agreed with a library or a business: percentages off every book and every object. */
export interface AgreedDiscount {
  books: number
  objects: number
}

/** A promotion of the customer's card; of several only the best counts on a line (K-31). */
export interface PromotionRule {
  id: number
  name: Localized
  percent: number
  scope: Scope
  /** The products of a cart that a category or a list restricts it to; absent for all in scope. */
  productIds?: readonly number[]
}
