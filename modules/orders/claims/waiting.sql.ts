import type { Db } from '#kernel/db.ts'

export const claimsOpen = (db: Db) => db`
  select made_at as since, null::bigint as cents from claim where state = 'open' order by made_at`
