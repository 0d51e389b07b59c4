import type { Db } from '#kernel/db.ts'

export const messagesOpen = (db: Db) => db`
  select sent_at as since, null::bigint as cents from contact_message where closed_at is null order by id`
