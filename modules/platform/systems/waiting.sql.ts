import type { Db } from '#kernel/db.ts'

export const dutiesFailing = (db: Db) => db`
  select failing_since as since, null::bigint as cents from job_run where failing_since is not null order by failing_since`
