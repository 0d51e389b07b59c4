import type { Db } from '#kernel/db.ts'
import type { ComingAsked } from '#modules/people/staff/coming-contract.ts'

/** Prices that change, a row for each day: the first title, and how many others. */
export const pricesComing = (db: Db, { from, to }: ComingAsked) => db`
  select c.from_day as day, null::timestamptz as at, true as begins, min(p.title) as name, count(*)::int - 1 as more, 'titles/' || min(p.id) as opens
  from planned_price c join product p on p.id = c.product_id
  where c.outcome is null and c.from_day between ${from}::date and ${to}::date group by c.from_day`

/** Books and objects that are announced for a day and are sold from then on, a row for each day. */
export const booksAppearing = (db: Db, { from, to }: ComingAsked) => db`
  select p.published_on as day, null::timestamptz as at, true as begins, min(p.title) as name, count(*)::int - 1 as more, 'titles/' || min(p.id) as opens
  from product p where p.active and p.availability_code = 'e6' and p.published_on between ${from}::date and ${to}::date group by p.published_on`
