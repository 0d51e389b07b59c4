import type { Db } from '#kernel/db.ts'

export const orderLettersOpen = (db: Db) => db`
  select sent_at as since, null::bigint as cents from order_letter where state = 'open' order by sent_at`
