import type { StaffCalls } from '#modules/people/staff/call.ts'
import { couponReport, createCoupon, deactivateCoupon, drawBatch, editCoupon, findCoupons, keptCoupon } from './manage.ts'
import { couponCalls } from './staff-contract.ts'

const subject = ({ params }: { params: { coupon: number } }) => `coupon ${params.coupon}`

/** Coupons: their terms, their batches, what they did. */
export function couponStaffRoutes(call: StaffCalls) {
  call(couponCalls, 'GET /coupons/', {
    action: 'coupon.read',
    summary: 'Coupons, the newest first',
    run: ({ db, query }) => findCoupons(db, query),
  })
  call(couponCalls, 'GET /coupons/:coupon/', {
    action: 'coupon.read',
    summary: 'What a coupon has done',
    subject,
    run: ({ db, params }) => couponReport(db, params.coupon),
  })
  call(couponCalls, 'POST /coupons/', {
    action: 'coupon.create',
    summary: 'A new coupon',
    subject: ({ body }) => `coupon ${body.coupon_code}`,
    run: ({ db, body }) => createCoupon(db, body),
  })
  call(couponCalls, 'POST /coupons/batch/', {
    action: 'coupon.create',
    summary: 'A batch of codes for one use each',
    subject: ({ body }) => `batch ${body.batch}`,
    run: async ({ db, body }) => ({ codes: await drawBatch(db, body) }),
  })
  call(couponCalls, 'PUT /coupons/:coupon/', {
    action: 'coupon.change',
    summary: 'New terms from now on; orders keep what they were given',
    subject,
    current: ({ db, params }) => keptCoupon(db, params.coupon),
    run: ({ db, params, body }) => editCoupon(db, params.coupon, body),
  })
  call(couponCalls, 'POST /coupons/:coupon/stop/', {
    action: 'coupon.change',
    summary: 'The coupon is not valid from now on',
    subject,
    run: ({ db, params }) => deactivateCoupon(db, params.coupon),
  })
}
