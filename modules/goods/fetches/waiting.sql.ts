import type { Db } from '#kernel/db.ts'

/** Files that failed or were only tried, and sources that could not be read for an hour and longer. */
export const fetchesThatWait = (db: Db) => db`
  select since, null::bigint as cents from (
    select coalesce(f.taken_at, f.found_at) as since from fetched_file f
     where f.state = 'failed' or f.state = 'tried' and not exists (
       select from import_run r where r.file_id = f.import_file_id and r.kind = 'run')
    union all
    select failing_since from fetch_source where active and failing_since < now() - interval '1 hour') w
  order by 1`
