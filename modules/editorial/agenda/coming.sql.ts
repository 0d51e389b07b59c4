import type { Db } from '#kernel/db.ts'
import type { ComingAsked } from '#modules/people/staff/coming-contract.ts'

/** Activities that begin; those of other stores are told to no bookseller. */
export const activitiesComing = (db: Db, { from, to, language, onlyStore }: ComingAsked) => db`
  select day_in_madrid(a.starts_at) as day, a.starts_at as at, true as begins,
    coalesce((select t.title from activity_translation t where t.activity_id = a.id and t.title <> ''
      order by t.language = ${language} desc, t.language = 'es' desc limit 1), '') as name,
    0 as more, 'doors/' || a.id as opens
  from activity a
  where a.published and a.cancelled_at is null and ${onlyStore === null ? db`true` : db`a.store_code = ${onlyStore}`}
    and a.starts_at >= (${from}::date)::timestamp at time zone 'Europe/Madrid' and a.starts_at < (${to}::date + 1)::timestamp at time zone 'Europe/Madrid'`
