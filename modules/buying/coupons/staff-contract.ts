import { z } from 'zod'
import type { StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { KeptCoupon } from './contract.ts'

const couponList = listCall({
  sorts: ['created_at', 'coupon_code'],
  first: '-created_at',
  filters: { batch: z.string().max(80).optional(), active: z.stringbool().optional() },
  item: KeptCoupon,
})
export type FindCoupons = z.output<(typeof couponList)['query']>
export const DrawnCodes = z.object({ codes: z.array(z.string()) })

export const couponCalls = { 'GET /coupons/': couponList } satisfies StaffContract
