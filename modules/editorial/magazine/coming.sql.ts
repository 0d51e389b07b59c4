import type { Db } from '#kernel/db.ts'
import type { ComingAsked } from '#modules/people/staff/coming-contract.ts'

/** Posts of the magazine that appear. */
export const postsComing = (db: Db, { from, to, language }: ComingAsked) => db`
  select p.published_on as day, null::timestamptz as at, true as begins,
    coalesce((select t.title from magazine_post_translation t where t.post_id = p.id and t.title <> ''
      order by t.language = ${language} desc, t.language = 'es' desc limit 1), p.key) as name,
    0 as more, 'translate/post/' || p.id || '/es' as opens
  from magazine_post p where p.published and p.published_on between ${from}::date and ${to}::date`
