import type { Day } from '#kernel/days.ts'
import type { Db, Part, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { NoteLine } from './read-sinli.ts'
import type { FindDeliveries } from './staff-contract.ts'
import type { DeliveryState } from './states.ts'

export interface DeliveryRow {
  id: number
  store_code: string
  store_name: string
  supplier: string
  note_number: string
  note_day: Day | null
  state: DeliveryState
  remark: string
  unread: string[]
  opened_by: string
  opened_at: Date
  finished_by: string | null
  finished_at: Date | null
  titles: number
  expected: number
  counted: number
}

/** Copies that were scanned of each code, from the last number by hand on. */
const counted = (db: Db, delivery: Part) => db`
  select code, sum(quantity)::int as copies, max(id) as last from (
    select code, quantity, id, max(id) filter (where replaces) over (partition by code) as begins
    from supplier_delivery_scan where delivery_id = ${delivery}) scans
  where id >= coalesce(begins, 0) group by code`

const selected = (db: Db, key: Part) => db`
  select d.id, d.store_code, s.name as store_name, d.supplier, d.note_number, d.note_day, d.state, d.remark, d.unread,
    o.name as opened_by, d.opened_at, f.name as finished_by, d.finished_at, l.titles, l.expected, c.counted, ${key}
  from supplier_delivery d join store s on s.code = d.store_code join staff_user o on o.id = d.opened_by
  left join staff_user f on f.id = d.finished_by
  cross join lateral (
    select count(*)::int as titles, coalesce(sum(copies), 0)::int as expected from supplier_delivery_line where delivery_id = d.id) l
  cross join lateral (select coalesce(sum(copies), 0)::int as counted from (${counted(db, db`d.id`)}) scans) c`

/** One by its number; only where it is of the store that somebody is bound to. */
export const deliveryRow = (db: Db, id: number, onlyStore: string | null) => db<DeliveryRow[]>`
  ${selected(db, db`'' as list_key, '' as list_id`)}
  where d.id = ${id} ${onlyStore === null ? db`` : db`and d.store_code = ${onlyStore}`}`

/** What was opened of a supplier's note: still open before finished, the last one of several suppliers. */
export const deliveryOfNote = (db: Db, note: string) => db<{ id: number }[]>`
  select id from supplier_delivery where lower(note_number) = lower(${note}) order by state <> 'open', id desc limit 1`

const within = (db: Db, { q, from, to, store_code, state }: FindDeliveries) => db`
  where true ${worded(db, db`list_words(d.supplier || ' ' || d.note_number)`, q)} ${onDays(db, db`d.opened_at`, { from, to })}
    ${store_code === undefined ? db`` : db`and d.store_code = ${store_code}`} ${state === undefined ? db`` : db`and d.state = ${state}`}`
export const matchingDeliveries = (db: Db, query: FindDeliveries) => db`select d.id from supplier_delivery d ${within(db, query)}`
export const deliverySorts = (db: Db) => ({ opened_at: { by: db`d.opened_at`, kind: 'instant' } }) as const
export const deliveryRows = (db: Db, query: FindDeliveries, walk: Walk) => db<(DeliveryRow & Walked)[]>`
  ${selected(db, walk.key)} ${within(db, query)} ${walk.after} ${walk.order}`

export const insertDelivery = (
  db: Db,
  given: { storeCode: string; supplier: string; number: string; day: string | null; unread: readonly string[]; by: number },
) => db<{ id: number }[]>`
  insert into supplier_delivery (store_code, supplier, note_number, note_day, unread, opened_by)
  values (${given.storeCode}, ${given.supplier}, ${given.number}, ${given.day}, ${given.unread as string[]}, ${given.by})
  on conflict do nothing returning id`

export const insertLines = (db: Db, id: number, lines: readonly NoteLine[]) => db`
  insert into supplier_delivery_line (delivery_id, code, title, copies, position)
  select ${id}, l.code, l.title, l.copies, l.place
  from rows from (jsonb_to_recordset(${db.json(lines)}::jsonb) as (code text, title text, copies int)) with ordinality
    as l(code, title, copies, place)`

/** Nobody finishes a delivery while others scan for it: they share it, and who finishes has it alone. */
export const shareDelivery = (tx: Tx, id: number) => tx<{ state: DeliveryState }[]>`
  select state from supplier_delivery where id = ${id} for share`
export const lockDelivery = (tx: Tx, id: number) => tx<{ state: DeliveryState; store_code: string }[]>`
  select state, store_code from supplier_delivery where id = ${id} for update`

export const insertScans = (
  db: Db,
  {
    id,
    staffId,
    scans,
  }: { id: number; staffId: number; scans: readonly { key: string; code: string; copies: number; by_hand: boolean }[] },
) => db`
  insert into supplier_delivery_scan (delivery_id, key, code, quantity, replaces, staff_id)
  select ${id}, s.key, s.code, s.copies, s.by_hand, ${staffId}
  from rows from (jsonb_to_recordset(${db.json(scans)}::jsonb) as (key uuid, code text, copies int, by_hand boolean))
    with ordinality as s(key, code, copies, by_hand, place) order by s.place
  on conflict (delivery_id, key) do nothing`

export const finishDelivery = (
  db: Db,
  id: number,
  { state, remark, by, now }: { state: DeliveryState; remark: string; by: number; now: Date },
) => db`
  update supplier_delivery set state = ${state}, remark = ${remark}, finished_by = ${by}, finished_at = ${now} where id = ${id}`

export interface LineRow {
  code: string
  product: number | null
  title: string
  shelf: string
  expected: number
  counted: number
  scanned: boolean
  waiting: number
}

/** The note and the scans side by side, with the product that has the code by now. */
export const lineRows = (db: Db, id: number, language: Language) => db<LineRow[]>`
  select coalesce(l.code, c.code) as code, p.id as product, coalesce(p.title, l.title, '') as title, coalesce(k.shelf, '') as shelf,
    coalesce(l.copies, 0) as expected, coalesce(c.copies, 0) as counted, c.code is not null as scanned, coalesce(w.copies, 0) as waiting
  from (select code, title, copies, position from supplier_delivery_line where delivery_id = ${id}) l
  full join (${counted(db, db`${id}`)}) c on c.code = l.code
  left join lateral (
    select id, title_in(product, ${language}) as title from product where ean = coalesce(l.code, c.code) or sku = coalesce(l.code, c.code)
    order by ean = coalesce(l.code, c.code) desc, id limit 1) p on true
  left join stock k on k.product_id = p.id and k.store_code = (select store_code from supplier_delivery where id = ${id})
  left join lateral (
    select sum(o.quantity - coalesce(t.copies, 0))::int as copies
    from order_line o left join lateral (select sum(quantity) as copies from order_stock where order_line_id = o.id) t on true
    where o.product_id = p.id and o.is_delayed and o.launch_on is null and o.fulfilment in ('placed', 'preparing')) w on true
  order by c.last desc nulls last, l.position`

/** Orders that wait for copies of some products, the oldest first. */
export const ordersServed = (db: Db, products: readonly number[]) => db<{ order: string; title: string; copies: number }[]>`
  select o.number as "order", l.title, (l.quantity - coalesce(t.copies, 0))::int as copies
  from order_line l join shop_order o on o.id = l.order_id
  left join lateral (select sum(quantity) as copies from order_stock where order_line_id = l.id) t on true
  where l.product_id = any(${products as number[]}::bigint[]) and l.is_delayed and l.launch_on is null
    and l.fulfilment in ('placed', 'preparing') and l.quantity > coalesce(t.copies, 0)
  order by o.id, l.position limit 200`
