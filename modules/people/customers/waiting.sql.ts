import type { Db } from '#kernel/db.ts'

export const accountsToActivate = (db: Db) => db`
  select created_at as since, null::bigint as cents from customer
  where activated_at is null and kind <> 'private' and erased_at is null order by created_at`
