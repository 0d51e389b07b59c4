import type { Db } from '#kernel/db.ts'

/** Files that could not be sent and are tried no more by themselves. */
export const filesNotSent = (db: Db) => db`
  select made_at as since, null::bigint as cents from sent_file where state = 'failed' order by 1`
