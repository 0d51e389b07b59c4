import type { Db } from '#kernel/db.ts'
import { mostWaiting } from '#modules/people/staff/waiting-contract.ts'

/** What differed when the books were last compared to the end, one by one, since then. */
export const booksDiffering = (db: Db) => db`
  select n.finished_at as since, null::bigint as cents
  from (select finished_at, differences from reconcile_run where differences is not null order by id desc limit 1) n
    cross join lateral generate_series(1, least(n.differences, ${mostWaiting + 1}))`
