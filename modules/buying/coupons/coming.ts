import type { Coming } from '#modules/people/staff/coming-contract.ts'
import { couponsComing } from './coming.sql.ts'

/** What goes live or ends here. */
export const coming: readonly Coming[] = [{ kind: 'coupon', action: 'coupon.read', rows: couponsComing }]
