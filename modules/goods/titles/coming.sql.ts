import type { Db, Part } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { ComingAsked } from '#modules/people/staff/coming-contract.ts'

/** Prices that change, a row for each day: the first title, and how many others. */
export const pricesComing = (db: Db, { from, to, language }: ComingAsked) =>
  firstOfDays(
    db,
    language,
    db`
    select from_day as day, min(product_id) as first, count(*)::int - 1 as more
    from planned_price where outcome is null and from_day between ${from}::date and ${to}::date group by 1`,
  )

/** Books and objects that are announced for a day and are sold from then on, a row for each day. */
export const booksAppearing = (db: Db, { from, to, language }: ComingAsked) =>
  firstOfDays(
    db,
    language,
    db`
    select published_on as day, min(id) as first, count(*)::int - 1 as more
    from product where active and availability_code = 'e6' and published_on between ${from}::date and ${to}::date group by 1`,
  )

/** The first title of each day, by its name, and how many others it stands for. */
const firstOfDays = (db: Db, language: Language, days: Part) => db`
  select d.day, null::timestamptz as at, true as begins, title_in(p, ${language}) as name, d.more, 'titles/' || p.id as opens
  from (${days}) d join product p on p.id = d.first`
