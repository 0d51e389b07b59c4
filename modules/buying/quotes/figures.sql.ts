import type { Db } from '#kernel/db.ts'
import type { Span } from '#modules/people/staff/figures-contract.ts'

/** What quotes come to that were sent, whatever became of them since; of a store, those that it made. */
export const quotesSent = (db: Db, onlyStore: string | null, { from, until }: Span) => db`
  select coalesce(sum(q.total_cents), 0) as amount from quote q
  where q.sent_at >= (${from}::date::timestamp at time zone 'Europe/Madrid') and q.sent_at < ${until}
    ${onlyStore === null ? db`` : db`and q.store_code = ${onlyStore}`}`
