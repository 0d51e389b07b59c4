import type { Day } from '#kernel/days.ts'
import type { Reader } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { betweenDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { FindRest } from './staff-contract.ts'

interface Asked {
  query: FindRest
  onlyStore: string | null
  today: Day
  /** In which titles are named. */
  language: Language
}

const foundIn = (db: Reader, { query, onlyStore, today, language }: Asked) => db`
  from stock_rest r
  join stock t on t.product_id = r.product_id and t.store_code = r.store_code and t.quantity > 0
  join product p on p.id = r.product_id
  where r.moved_on < (${today}::date - make_interval(months => ${query.months}::int))::date
    ${query.store_code === undefined ? db`` : db`and r.store_code = ${query.store_code}`} ${onlyStore === null ? db`` : db`and r.store_code = ${onlyStore}`}
    ${query.kind === undefined ? db`` : db`and p.kind = ${query.kind}`} ${betweenDays(db, db`r.moved_on`, query)}
    ${worded(db, db`list_words(concat_ws(' ', p.title, title_in(p, ${language}), p.ean))`, query.q)}`

export const matchingRest = (db: Reader, asked: Asked) => db`select r.product_id ${foundIn(db, asked)}`
export const restSorts = (db: Reader) =>
  ({
    since: { by: db`r.moved_on`, kind: 'day' },
    copies: { by: db`t.quantity`, kind: 'number' },
    value: { by: db`t.quantity * coalesce(p.price_cents, 0)::bigint`, kind: 'number' },
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

export const restRows = (db: Reader, asked: Asked, walk: Walk) => db<(RestingRow & Walked)[]>`
  select r.product_id as product, title_in(p, ${asked.language}) as title, p.ean, r.store_code as store, t.quantity as copies, t.quantity * p.price_cents::bigint as value,
    r.sold_on as last_sold, r.received_on as last_received, r.moved_on as since, ${walk.key}
  ${foundIn(db, asked)} ${walk.after} ${walk.order}`
