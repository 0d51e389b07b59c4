import type { Db } from '#kernel/db.ts'
import type { Span } from '#modules/people/staff/figures-contract.ts'

export const requestsAsked = (db: Db, { from, until }: Span) => db`
  select count(*) as amount from bookseller_request r
  where r.asked_at >= (${from}::date::timestamp at time zone 'Europe/Madrid') and r.asked_at < ${until}`
