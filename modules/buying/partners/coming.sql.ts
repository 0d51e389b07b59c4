import type { Db } from '#kernel/db.ts'
import type { ComingAsked } from '#modules/people/staff/coming-contract.ts'

/** Offers of partners that begin or end. */
export const offersComing = (db: Db, { from, to, language }: ComingAsked) => db`
  select d.day, null::timestamptz as at, d.begins, coalesce(nullif(o.name ->> ${language}, ''), o.name ->> 'es') as name, 0 as more,
    'offers/' || o.id as opens
  from partner_offer o cross join lateral (values (o.valid_from, true), (o.valid_to, false)) d(day, begins)
  where o.active and d.day between ${from}::date and ${to}::date`
