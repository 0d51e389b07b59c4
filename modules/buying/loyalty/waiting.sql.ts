import type { Db } from '#kernel/db.ts'

export const cardsAskedFor = (db: Db) => db`
  select sent_at as since, null::bigint as cents from card_request where state = 'open' order by id`
