import type { Db } from '#kernel/db.ts'
import type { ComingAsked } from '#modules/people/staff/coming-contract.ts'

/** Promotions of the card that begin or end. */
export const promotionsComing = (db: Db, { from, to, language }: ComingAsked) => db`
  select d.day, null::timestamptz as at, d.begins, p.${db(`name_${language}`)} as name,
    0 as more, 'promotions/' || p.id as opens
  from promotion p cross join lateral (values (p.valid_from, true), (p.valid_to, false)) d(day, begins)
  where p.active and d.day between ${from}::date and ${to}::date`
