import type { Db } from '#kernel/db.ts'
import type { ComingAsked } from '#modules/people/staff/coming-contract.ts'

/** Coupons that begin or end; those of a batch as one. */
export const couponsComing = (db: Db, { from, to, language }: ComingAsked) => db`
  select d.day, null::timestamptz as at, d.begins, min(concat_ws(' · ', nullif(c.batch, ''), case when c.batch = '' then c.code end,
      nullif(c.${db(`title_${language}`)}, ''))) as name,
    0 as more, 'coupons/' || min(c.id) as opens
  from coupon c cross join lateral (values (c.valid_from, true), (c.valid_to, false)) d(day, begins)
  where c.active and d.day between ${from}::date and ${to}::date
  group by d.day, d.begins, case when c.batch = '' then c.id::text else c.batch end`
