import type { Db } from '#kernel/db.ts'

export const erasuresAsked = (db: Db) => db`
  select asked_at as since, null::bigint as cents from erasure_request where done_at is null order by asked_at`
