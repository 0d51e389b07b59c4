/** Coupons and card promotions of the demonstration; what staff changed since stays as it is. */
import { z } from 'zod'
import type { Pool } from '#kernel/db.ts'
import { NewCoupon } from '#modules/buying/coupons/contract.ts'
import { createCoupon, hasCode } from '#modules/buying/coupons/manage.ts'
import { NewPromotion } from '#modules/buying/loyalty/contract.ts'
import { createPromotion, promotionNames } from '#modules/buying/loyalty/promotions.ts'

export const Coupons = z.array(NewCoupon)
export const Promotions = z.array(NewPromotion)

interface Offers {
  coupons: z.output<typeof Coupons>
  promotions: z.output<typeof Promotions>
}

/** Adds the coupons whose code is free and the promotions whose name is; a second time changes nothing. */
export async function writeOffers(sql: Pool, offers: Offers): Promise<void> {
  for (const coupon of offers.coupons) if (!(await hasCode(sql, coupon.coupon_code))) await createCoupon(sql, coupon)
  const known = new Set(await promotionNames(sql))
  for (const promotion of offers.promotions) if (!known.has(promotion.name.es)) await createPromotion(sql, promotion)
}
