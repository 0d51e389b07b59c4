import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'

export interface ListFilter {
  /** Order status of O-02, or all; notes have none. */
  status: string
  /** In the number or the customer's own reference; notes have none. */
  words: string
  from: Day | null
  to: Day | null
}

/** Midnight in Madrid at which a day begins. */
const begins = (db: Db, day: Day, plus = 0) => db`((${day}::date + ${plus}::int)::timestamp at time zone 'Europe/Madrid')`

/** Ids of a customer's orders under a filter, newest first, from below `before`, with how many lines each has. */
export const orderIds = (db: Db, customerId: string, filter: ListFilter, before: number | null, limit: number) => db<
  { id: number; lines: number }[]
>`
  select o.id, l.lines from shop_order o
  join lateral (
    select count(*)::int as lines,
      (array_agg(state order by array_position(array['e0','e3','e1','e2','e7','e6','e8','e5','e4'], state)))[1] as code
    from order_line where order_id = o.id) l on true
  where o.owner_id = ${customerId} ${before === null ? db`` : db`and o.id < ${before}`}
    ${filter.from ? db`and o.placed_at >= ${begins(db, filter.from)}` : db``}
    ${filter.to ? db`and o.placed_at < ${begins(db, filter.to, 1)}` : db``}
    ${filter.words === '' ? db`` : db`and (strpos(lower(o.number), lower(${filter.words})) > 0 or strpos(lower(o.reference), lower(${filter.words})) > 0)`}
    ${filter.status === 'all' ? db`` : db`and l.code = ${filter.status}`}
  order by o.id desc limit ${limit}`

/** Ids of a customer's delivery notes of some days, newest first, after the one `before`. */
export const noteIds = (db: Db, customerId: string, filter: ListFilter, before: number | null, limit: number) => db<
  { id: number; lines: number }[]
>`
  select n.id, (select count(*)::int from delivery_note_line d where d.note_id = n.id) as lines from delivery_note n
  where n.customer_id = ${customerId}
    ${before === null ? db`` : db`and (n.issued_on, n.id) < (select issued_on, id from delivery_note where id = ${before})`}
    ${filter.from ? db`and n.issued_on >= ${filter.from}` : db``} ${filter.to ? db`and n.issued_on <= ${filter.to}` : db``}
  order by n.issued_on desc, n.id desc limit ${limit}`
