import type { Db } from '#kernel/db.ts'
import type { ComingAsked } from '#modules/people/staff/coming-contract.ts'

/** Texts that are published or taken down at a time that somebody set. */
export const plansComing = (db: Db, { from, to, language }: ComingAsked) => db`
  select day_in_madrid(p.at) as day, p.at, p.act = 'publish' as begins,
    coalesce((select w.text from written_text w where w.kind = p.kind and w.record = p.record and w.field in ('title', 'name') and w.text <> ''
      order by w.language = ${language} desc, w.language = 'es' desc limit 1), p.record) as name,
    0 as more, 'translate/' || p.kind || '/' || p.record || '/' || coalesce(p.language, 'es') as opens
  from (select t.kind, t.record, t.language, t.act, plan_at(t) as at from text_plan t where t.done_at is null) p
  where p.at >= (${from}::date)::timestamp at time zone 'Europe/Madrid' and p.at < (${to}::date + 1)::timestamp at time zone 'Europe/Madrid'`
