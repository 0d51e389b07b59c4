import type { Day } from '#kernel/days.ts'
import type { Part, Reader } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { betweenDays, type Walk, type Walked } from '#modules/people/staff/list.ts'
import type { FindRest } from './staff-contract.ts'

interface Asked {
  query: FindRest
  onlyStore: string | null
  today: Day
  /** In which titles are named. */
  language: Language
  /** The ids of the titles that words ask for; null where none do. */
  titles: Part | null
}

/**
 * What rests by what lay there when it was last looked at, a minute ago where none lay before or none does since: rows are counted and put in order
 * by that. By what lies there now each of them would be read at every question.
 */
const resting = (db: Reader, { query, onlyStore, today, titles }: Asked) => db`
  where r.copies is not null and r.moved_on < (${today}::date - make_interval(months => ${query.months}::int))::date
    ${query.store_code === undefined ? db`` : db`and r.store_code = ${query.store_code}`} ${onlyStore === null ? db`` : db`and r.store_code = ${onlyStore}`}
    ${query.kind === undefined ? db`` : db`and r.kind = ${query.kind}`} ${betweenDays(db, db`r.moved_on`, query)}
    ${titles === null ? db`` : db`and r.product_id in ${titles}`}`

export const matchingRest = (db: Reader, asked: Asked) => db`select r.product_id from stock_rest r ${resting(db, asked)}`
/** As the indexes of stock_rest write it. */
export const restId = (db: Reader) => db`(r.product_id::text || ' ' || r.store_code)`
export const restSorts = (db: Reader) =>
  ({
    since: { by: db`r.moved_on`, kind: 'day' },
    copies: { by: db`r.copies`, kind: 'number' },
    value: { by: db`r.value_cents`, kind: 'number' },
  }) as const

export interface RestingRow {
  product: number
  title: string
  ean: string
  store: string
  copies: number
  value: number | null
  last_sold: Day | null
  last_received: Day | null
  since: Day
}

/** A page of copies is walked first: what titles are called is read for its rows alone. */
export const restRows = (db: Reader, asked: Asked, walk: Walk) => db<(RestingRow & Walked)[]>`
  with page as materialized (
    select row_number() over () as place, walked.* from (
      select r.product_id, r.store_code, t.quantity, r.sold_on, r.received_on, r.moved_on, ${walk.key}
      from stock_rest r join stock t on t.product_id = r.product_id and t.store_code = r.store_code and t.quantity > 0
      ${resting(db, asked)} ${walk.after} ${walk.order}) walked)
  select page.product_id as product, title_in(p, ${asked.language}) as title, p.ean, page.store_code as store, page.quantity as copies,
    page.quantity * p.price_cents::bigint as value, page.sold_on as last_sold, page.received_on as last_received, page.moved_on as since,
    page.list_key, page.list_id
  from page join product p on p.id = page.product_id order by page.place`
