import type { Db } from '#kernel/db.ts'

export const messagesOpen = (db: Db) => db`
  select waits_since as since, null::bigint as cents from contact_message
  where state = 'open' and subject <> 'job' order by waits_since`
