import type { Day } from '#kernel/days.ts'

/** What decides whether somebody may use a coupon at all; scope and minimum depend on the lines and are judged with the prices. */
export interface CouponLimits {
  storefront_code: string | null
  valid_from: Day | null
  valid_to: Day | null
  active: boolean
  email: string | null
  first_purchase_only: boolean
  uses_in_all: number | null
  uses_per_customer: number | null
}

export interface Claim {
  storefront: string
  email: string
  /** Whether the letters to the address were answered by whoever asks. */
  proved: boolean
  today: Day
  /** Uses that count, by everybody and by the one who asks. */
  usesInAll: number
  usesOfOwn: number
  hasEarlierOrder: boolean
}

export type CouponRefusal =
  | 'coupon.unknown'
  | 'coupon.other_email'
  | 'coupon.unproved_email'
  | 'coupon.first_purchase'
  | 'coupon.used_by_you'
  | 'coupon.used_up'

/** A code in the one form in which it is stored and compared. */
export const normalCode = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()

/** Why somebody may not use a coupon, or null; the first reason that a customer can do least about comes first. */
export function couponRefusal(coupon: CouponLimits, claim: Claim): CouponRefusal | null {
  const begun = !coupon.valid_from || coupon.valid_from <= claim.today
  const ended = coupon.valid_to !== null && coupon.valid_to < claim.today
  const elsewhere = coupon.storefront_code !== null && coupon.storefront_code !== claim.storefront
  if (!coupon.active || !begun || ended || elsewhere) return 'coupon.unknown'
  if (coupon.email && coupon.email !== claim.email.toLowerCase()) return 'coupon.other_email'
  if (coupon.email && !claim.proved) return 'coupon.unproved_email'
  if (coupon.uses_per_customer && claim.usesOfOwn >= coupon.uses_per_customer) return 'coupon.used_by_you'
  if (coupon.first_purchase_only && claim.hasEarlierOrder) return 'coupon.first_purchase'
  if (coupon.uses_in_all && claim.usesInAll >= coupon.uses_in_all) return 'coupon.used_up'
  return null
}
