import type { Db } from '#kernel/db.ts'
import type { Span } from '#modules/people/staff/figures-contract.ts'

export const cardsAskedFor = (db: Db, { from, until }: Span) => db`
  select count(*) as amount from card_request r
  where r.sent_at >= (${from}::date::timestamp at time zone 'Europe/Madrid') and r.sent_at < ${until}`
