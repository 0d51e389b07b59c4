import type { Db } from '#kernel/db.ts'
import type { WaitingFor } from '#modules/people/staff/waiting-contract.ts'

/** Coupons for many of which four uses in five are gone. */
export const couponsNearLimit = (db: Db, { today }: WaitingFor) => db`
  select created_at as since, null::bigint as cents from coupon
  where active and uses_in_all >= 10 and used * 5 >= uses_in_all * 4
    and coalesce(valid_from <= ${today}, true) and coalesce(valid_to >= ${today}, true)
  order by created_at`
