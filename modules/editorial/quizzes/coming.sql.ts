import type { Db } from '#kernel/db.ts'
import type { ComingAsked } from '#modules/people/staff/coming-contract.ts'

/** A day of each year that is asked for; the 29 February of others is the 1 March. */
const onDay = (db: Db, column: string) =>
  db.unsafe(`make_date(y.year, left(${column}, 2)::int, 1) + right(${column}, 2)::int - 1`)

/** Seasons that begin or end; each comes back every year. */
export const seasonsComing = (db: Db, { from, to, language }: ComingAsked) => db`
  select d.day, null::timestamptz as at, d.begins, coalesce(nullif(s.titles ->> ${language}, ''), s.titles ->> 'es', s.key) as name, 0 as more,
    'quizzes/' || s.key as opens
  from generate_series(extract(year from ${from}::date)::int, extract(year from ${to}::date)::int) as y(year)
  cross join quiz s
  cross join lateral (values (${onDay(db, 's.from_day')}, true), (${onDay(db, 's.to_day')}, false)) d(day, begins)
  where s.from_day <> '' and s.to_day <> '' and d.day between ${from}::date and ${to}::date`
