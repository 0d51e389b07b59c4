import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { couponsNearLimit } from './waiting.sql.ts'

/** What waits here for the staff. */
export const waiting: readonly Queue[] = [
  {
    name: 'coupons_near_limit',
    action: 'coupon.change',
    homes: { marketing: 2 },
    view: { screen: 'coupons', filters: {} },
    rows: couponsNearLimit,
  },
]
