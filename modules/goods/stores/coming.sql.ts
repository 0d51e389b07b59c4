import type { Db } from '#kernel/db.ts'
import type { ComingAsked } from '#modules/people/staff/coming-contract.ts'

/** Days on which a store opens at other hours, or not at all. */
export const storeDaysComing = (db: Db, { from, to, language, onlyStore }: ComingAsked) => db`
  select e.day, null::timestamptz as at, true as begins,
    concat_ws(' · ', s.name, coalesce(nullif(e.note ->> ${language}, ''), nullif(e.note ->> 'es', '')), nullif(e.hours, '')) as name, 0 as more,
    'coming-up?kind=store_day&store=' || e.store_code as opens
  from store_exception e join store s on s.code = e.store_code
  where e.day between ${from}::date and ${to}::date and ${onlyStore === null ? db`true` : db`e.store_code = ${onlyStore}`}`
