import type { Db } from '#kernel/db.ts'

export const lettersFailed = (db: Db) => db`
  select created_at as since, null::bigint as cents from mail_outbox where due_at is null and sent_at is null order by created_at`
