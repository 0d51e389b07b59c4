import type { StaffCalls } from '#modules/people/staff/call.ts'
import { IdOf } from '#modules/people/staff/call-contract.ts'
import { Coupon, CouponReport, KeptCoupon, NewBatch, NewCoupon, SavedCoupon } from './contract.ts'
import { couponReport, createCoupon, deactivateCoupon, drawBatch, editCoupon, findCoupons, keptCoupon } from './manage.ts'
import { couponCalls, DrawnCodes } from './staff-contract.ts'

const CouponId = IdOf('coupon')
const subject = ({ params }: { params: { coupon: number } }) => `coupon ${params.coupon}`

/** Coupons: their terms, their batches, what they did. */
export function couponStaffRoutes(call: StaffCalls) {
  call(couponCalls, 'GET /coupons/', {
    action: 'coupon.read',
    summary: 'Coupons, the newest first',
    run: ({ db, query }) => findCoupons(db, query),
  })
  call('GET', '/coupons/:coupon/', {
    action: 'coupon.read',
    summary: 'What a coupon has done',
    params: CouponId,
    answer: CouponReport,
    subject,
    run: ({ db, params }) => couponReport(db, params.coupon),
  })
  call('POST', '/coupons/', {
    action: 'coupon.create',
    summary: 'A new coupon',
    body: NewCoupon,
    answer: Coupon,
    subject: ({ body }) => `coupon ${body.coupon_code}`,
    run: ({ db, body }) => createCoupon(db, body),
  })
  call('POST', '/coupons/batch/', {
    action: 'coupon.create',
    summary: 'A batch of codes for one use each',
    body: NewBatch,
    answer: DrawnCodes,
    subject: ({ body }) => `batch ${body.batch}`,
    run: async ({ db, body }) => ({ codes: await drawBatch(db, body) }),
  })
  call('PUT', '/coupons/:coupon/', {
    action: 'coupon.change',
    summary: 'New terms from now on; orders keep what they were given',
    params: CouponId,
    body: SavedCoupon,
    answer: KeptCoupon,
    subject,
    current: ({ db, params }) => keptCoupon(db, params.coupon),
    run: ({ db, params, body }) => editCoupon(db, params.coupon, body),
  })
  call('POST', '/coupons/:coupon/stop/', {
    action: 'coupon.change',
    summary: 'The coupon is not valid from now on',
    params: CouponId,
    answer: Coupon,
    subject,
    run: ({ db, params }) => deactivateCoupon(db, params.coupon),
  })
}
