import type { Db } from '#kernel/db.ts'

export const requestsOpen = (db: Db) => db`
  select asked_at as since, null::bigint as cents from bookseller_request where state = 'open' order by id`
