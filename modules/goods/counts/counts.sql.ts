import type { Db, Part, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { FindCounts } from './staff-contract.ts'
import type { CountState } from './states.ts'

export interface CountRow {
  id: number
  store_code: string
  store_name: string
  shelf: string
  state: CountState
  opened_by: string
  opened_at: Date
  finished_by: string | null
  finished_at: Date | null
  titles: number
  copies: number
}

/** Scans that count: those of a title from the last number by hand on, in the order in which they were made. */
const counting = (db: Db, count: Part | number) => db`
  select s.product_id, s.quantity, s.expected, s.at, s.id from stock_count_scan s
  left join (
    select distinct on (product_id) product_id, at, id from stock_count_scan where count_id = ${count} and replaces
    order by product_id, at desc, id desc) b on b.product_id = s.product_id
  where s.count_id = ${count} and s.product_id is not null and (b.id is null or (s.at, s.id) >= (b.at, b.id))`

const selected = (db: Db, key: Part) => db`
  select c.id, c.store_code, s.name as store_name, c.shelf, c.state, o.name as opened_by, c.opened_at, f.name as finished_by,
    c.finished_at, n.titles, n.copies, ${key}
  from stock_count c join store s on s.code = c.store_code join staff_user o on o.id = c.opened_by
  left join staff_user f on f.id = c.finished_by
  cross join lateral (
    select count(distinct product_id)::int as titles, coalesce(sum(quantity), 0)::int as copies
    from (${counting(db, db`c.id`)}) scans) n`

/** One by its number; only where it is of the store that somebody is bound to. */
export const countRow = (db: Db, id: number, onlyStore: string | null) => db<CountRow[]>`
  ${selected(db, db`'' as list_key, '' as list_id`)}
  where c.id = ${id} ${onlyStore === null ? db`` : db`and c.store_code = ${onlyStore}`}`

const within = (db: Db, { q, from, to, store_code, state }: FindCounts) => db`
  where true ${worded(db, db`list_words(c.shelf)`, q)} ${onDays(db, db`c.opened_at`, { from, to })}
    ${store_code === undefined ? db`` : db`and c.store_code = ${store_code}`} ${state === undefined ? db`` : db`and c.state = ${state}`}`
export const matchingCounts = (db: Db, query: FindCounts) => db`select c.id from stock_count c ${within(db, query)}`
export const countSorts = (db: Db) => ({ opened_at: { by: db`c.opened_at`, kind: 'instant' } }) as const
export const countRows = (db: Db, query: FindCounts, walk: Walk) => db<(CountRow & Walked)[]>`
  ${selected(db, walk.key)} ${within(db, query)} ${walk.after} ${walk.order}`

export const insertCount = (db: Db, { storeCode, shelf, by }: { storeCode: string; shelf: string; by: number }) =>
  db<{ id: number }[]>`insert into stock_count (store_code, shelf, opened_by) values (${storeCode}, ${shelf}, ${by}) returning id`

/** Nobody applies a count while others scan for it: they share it, and who applies has it alone. */
export const shareCount = (tx: Tx, id: number) => tx<{ state: CountState; store_code: string }[]>`
  select state, store_code from stock_count where id = ${id} for share`
export const lockCount = (tx: Tx, id: number) => tx<{ state: CountState; store_code: string }[]>`
  select state, store_code from stock_count where id = ${id} for update`

export const finishCount = (db: Db, id: number, { state, by, now }: { state: CountState; by: number; now: Date }) => db`
  update stock_count set state = ${state}, finished_by = ${by}, finished_at = ${now} where id = ${id}`

export interface NewScan {
  key: string
  code: string
  product: number | null
  copies: number
  by_hand: boolean
  at?: string | undefined
}

/** Scans with what should have lain there when they were made; one that came before is left out. */
export const insertScans = (
  db: Db,
  { countId, storeCode, staffId, scans }: { countId: number; storeCode: string; staffId: number; scans: readonly NewScan[] },
) => db<{ key: string; product_id: number | null }[]>`
  with given as (
    select g.key, g.code, g.copies, g.by_hand, least(now(), greatest(coalesce(g.at, now()), c.opened_at)) as at,
      (select p.id from product p where p.id = g.product or (g.product is null and p.ean = g.code)
        or (g.product is null and p.sku = g.code) order by p.ean = g.code desc, p.id limit 1) as product_id, g.place
    from rows from (jsonb_to_recordset(${db.json(scans)}::jsonb)
      as (key uuid, code text, product bigint, copies int, by_hand boolean, at timestamptz)) with ordinality
      as g(key, code, product, copies, by_hand, at, place)
    join stock_count c on c.id = ${countId})
  insert into stock_count_scan (count_id, key, code, product_id, quantity, replaces, expected, staff_id, at)
  select ${countId}, g.key, g.code, g.product_id, g.copies, g.by_hand and g.product_id is not null,
    coalesce((select quantity from stock where product_id = g.product_id and store_code = ${storeCode}), 0)
    + coalesce((select sum(quantity) from stock_hold where product_id = g.product_id and store_code = ${storeCode}), 0)
    + coalesce((select sum(t.quantity - t.picked) from order_line l join order_stock t on t.order_line_id = l.id
        where l.product_id = g.product_id and t.store_code = ${storeCode}
          and l.fulfilment in ('placed', 'awaiting_launch', 'preparing')), 0)
    - coalesce((select sum(delta) from stock_movement where product_id = g.product_id and store_code = ${storeCode}
        and at > g.at and kind not in ('sale', 'cancellation')), 0),
    ${staffId}, g.at
  from given g order by g.place
  on conflict (count_id, key) do nothing returning key::text as key, product_id`

/** Scans by their keys, those that came before too. */
export const scannedProducts = (db: Db, countId: number, keys: readonly string[]) =>
  db<
    { key: string; product_id: number | null }[]
  >`select key::text as key, product_id from stock_count_scan where count_id = ${countId} and key = any(${keys as string[]}::uuid[])`

export interface LineRow {
  product: number
  title: string
  ean: string
  shelf: string
  counted: number
  expected_first: number
  expected: number
  free: number
}

/** What was counted of each title, from the last number by hand on; what was scanned last comes first. */
export const lineRows = (
  db: Db,
  { countId, products, language }: { countId: number; products: readonly number[] | null; language: Language },
) => db<LineRow[]>`
  select t.product_id as product, title_in(p, ${language}) as title, p.ean, coalesce(k.shelf, '') as shelf, t.counted, t.expected_first, t.expected,
    coalesce(k.quantity, 0) as free
  from (
    select product_id, sum(quantity)::int as counted, (array_agg(expected order by at, id))[1] as expected_first,
      (array_agg(expected order by at desc, id desc))[1] as expected, max(id) as last
    from (${counting(db, countId)}) s
    ${products === null ? db`` : db`where product_id = any(${products as number[]}::bigint[])`} group by product_id) t
  join product p on p.id = t.product_id join stock_count c on c.id = ${countId}
  left join stock k on k.product_id = t.product_id and k.store_code = c.store_code
  order by t.last desc`

/** Titles of the shelf that nobody has scanned. */
export const missingRows = (db: Db, countId: number, language: Language) => db<
  { product: number; title: string; ean: string; expected: number }[]
>`
  select p.id as product, title_in(p, ${language}) as title, p.ean, k.quantity as expected
  from stock_count c join stock k on k.store_code = c.store_code and k.shelf = c.shelf and k.shelf <> '' and k.quantity > 0
  join product p on p.id = k.product_id
  where c.id = ${countId} and not exists (select from stock_count_scan s where s.count_id = c.id and s.product_id = k.product_id)
  order by title, p.id limit 500`

export const unknownRows = (db: Db, countId: number) => db<{ code: string; copies: number }[]>`
  select code, sum(quantity)::int as copies from stock_count_scan where count_id = ${countId} and product_id is null
  group by code order by max(id) desc limit 200`
