import type { Db } from '#kernel/db.ts'

/** The last run of each source, where it failed or rows that it refused were not brought in since. */
export const runsWithFaults = (db: Db) => db`
  select coalesce(r.finished_at, r.started_at) as since, null::bigint as cents
  from (select distinct on (source) * from import_run where kind = 'run' order by source, id desc) r
  where r.state in ('failed', 'stopped')
    or r.state = 'done' and exists (select from import_note n where n.run_id = r.id and n.refused and n.retried_in is null)
  order by 1`
