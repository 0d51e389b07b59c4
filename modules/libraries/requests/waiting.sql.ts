import type { Db } from '#kernel/db.ts'

export const requestsOpen = (db: Db) => db`
  select asked_at as since, null::bigint as cents from bookseller_request where state = 'open' order by id`

/** Books that were asked for by their number and that the catalogue still does not have: it may be made. */
export const booksNotKept = (db: Db) => db`
  select min(r.asked_at) as since, null::bigint as cents from bookseller_request r
  where r.ean <> '' and r.state <> 'closed' and not exists (select from product p where p.ean = r.ean)
  group by r.ean order by 1`
