import { z } from 'zod'
import { IdOf, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { Coupon, CouponReport, KeptCoupon, NewBatch, NewCoupon, SavedCoupon } from './contract.ts'

const couponList = listCall({
  sorts: ['created_at', 'coupon_code'],
  first: '-created_at',
  filters: { batch: z.string().max(80).optional(), active: z.stringbool().optional() },
  item: KeptCoupon,
})
export type FindCoupons = z.output<(typeof couponList)['query']>
const DrawnCodes = z.object({ codes: z.array(z.string()) })

const OfCoupon = IdOf('coupon')

export const couponCalls = {
  'GET /coupons/': couponList,
  'GET /coupons/:coupon/': { params: OfCoupon, answer: CouponReport },
  'POST /coupons/': { body: NewCoupon, answer: Coupon },
  'POST /coupons/batch/': { body: NewBatch, answer: DrawnCodes },
  'PUT /coupons/:coupon/': { params: OfCoupon, body: SavedCoupon, answer: KeptCoupon },
  'POST /coupons/:coupon/stop/': { params: OfCoupon, answer: Coupon },
} satisfies StaffContract
