import type { Db } from '#kernel/db.ts'
import type { Span } from '#modules/people/staff/figures-contract.ts'

/** Of the parcels promised for one of the last thirty days, how many in a hundred left or were ready in time. */
export const promisesKept = (db: Db, onlyStore: string | null, { from }: Span) => db`
  select floor(100.0 * sum(s.kept) / nullif(sum(s.kept + s.late), 0)) as amount from promise_day s
  where s.day between ${from}::date - 29 and ${from}::date ${onlyStore === null ? db`` : db`and s.store_code = ${onlyStore}`}`
