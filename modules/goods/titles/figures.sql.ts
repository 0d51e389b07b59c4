import type { Db } from '#kernel/db.ts'
import type { Span } from '#modules/people/staff/figures-contract.ts'

/** Titles that colleagues changed. */
export const titlesChanged = (db: Db, { from, until }: Span) => db`
  select count(distinct c.product_id) as amount from product_change c
  where c.at >= (${from}::date::timestamp at time zone 'Europe/Madrid') and c.at < ${until}`

/** Prices that begin within a week. */
export const pricesAhead = (db: Db, { from }: Span) => db`
  select count(*) as amount from planned_price p where p.outcome is null and p.from_day <= ${from}::date + 7`
