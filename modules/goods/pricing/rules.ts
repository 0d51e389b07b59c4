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

/** What a promotion takes off goods. */
export type TakenOff =
  | { kind: 'percent'; percent: number }
  /** Once for all that it reaches, shared by what that costs; objects alone. */
  | { kind: 'amount'; amountCents: Cents }
  /** Of each `buy` + `free` copies, the cheapest `free` cost nothing; objects alone. */
  | { kind: 'bundle'; buy: number; free: number }

interface Reach {
  id: number
  name: Localized
  scope: Scope
  /** What it reaches must be worth at least this, VAT included; null or left out: any sum. */
  minimumCents?: Cents | null
  /** The products of a cart that a category or a list restricts it to; absent for all in scope. */
  productIds?: readonly number[]
}

/** A promotion, of the customer's card or for everybody; of several only the best counts on a line (K-31). */
export type PromotionRule = Reach & TakenOff

/** Delivery for nothing; it goes with whatever is taken off the goods. */
export interface FreeDelivery extends Reach {
  /** The one zone that it holds for; null: each whose price is known. */
  zone: string | null
}
