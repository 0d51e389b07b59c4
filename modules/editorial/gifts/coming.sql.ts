import type { Db } from '#kernel/db.ts'
import type { ComingAsked } from '#modules/people/staff/coming-contract.ts'

/** Seasons that begin or end; each comes back every year, the 29 February of others on the 1 March. */
export const seasonsComing = (db: Db, { from, to, language }: ComingAsked) => db`
  select d.day, null::timestamptz as at, d.begins, coalesce(nullif(s.titles ->> ${language}, ''), s.titles ->> 'es', s.key) as name, 0 as more,
    'campaigns/' || s.key as opens
  from generate_series(extract(year from ${from}::date)::int, extract(year from ${to}::date)::int) as y(year)
  cross join gift_campaign s
  cross join lateral (values (year_day(s.from_day, y.year), true), (year_day(s.to_day, y.year), false)) d(day, begins)
  where s.active and d.day between ${from}::date and ${to}::date`
