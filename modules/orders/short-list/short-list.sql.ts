import type { Day } from '#kernel/days.ts'
import type { Db, Part, Tx } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { FindShort } from './staff-contract.ts'
import type { MissingReason, ShortOutcome, ShortState } from './states.ts'

export interface FoundShort {
  id: number
  order_number: string
  line: number
  product: number
  title: string
  author: string | null
  ean: string
  store_code: string
  store: string
  copies: number
  missing: number
  reason: MissingReason
  state: ShortState
  waits: boolean
  expected_on: Day | null
  reported_at: Date
  placed_at: Date
}

/** Nothing is done yet, or what was done came to nothing: no copies came of the transfer, or not by the day they were expected. */
export const waitsFor = (db: Db) => db`(s.state = 'open' or s.state = 'asked' and t.state in ('refused', 'withdrawn', 'received')
  or s.state = 'ordered' and s.expected_on < (shop_now() at time zone 'Europe/Madrid')::date)`

type Asked = FindShort & { onlyStore: string | null }

const rowsIn = (db: Db, { q, from, to, state, waits, store_code, order, onlyStore }: Asked) => db`
  from shortage s left join stock_transfer t on t.id = s.transfer_id join order_line l on l.id = s.order_line_id
    ${q ? db`join order_words w on w.order_id = l.order_id` : db``}
  where true ${worded(db, db`w.words`, q)} ${onDays(db, db`s.reported_at`, { from, to })}
    ${state === undefined ? db`` : db`and s.state = ${state}`} ${state === 'closed' ? db`` : state === undefined && !waits ? db`` : db`and s.state <> 'closed'`}
    ${waits === undefined ? db`` : waits ? db`and ${waitsFor(db)}` : db`and not ${waitsFor(db)}`}
    ${store_code === undefined ? db`` : db`and s.store_code = ${store_code}`}
    ${order === undefined ? db`` : db`and l.order_id = (select id from shop_order where number = ${order})`}
    ${onlyStore === null ? db`` : db`and s.store_code = ${onlyStore}`}`
export const matchingShort = (db: Db, asked: Asked) => db`select s.id ${rowsIn(db, asked)}`
export const shortSorts = (db: Db) => ({ reported: { by: db`s.reported_at`, kind: 'instant' } }) as const

const columns = (db: Db) => db`
  s.id, o.number as order_number, l.id as line, l.product_id as product, l.title, l.author, l.ean, s.store_code, k.name as store, s.copies,
  greatest(l.quantity - (select coalesce(sum(h.quantity), 0)::int from order_stock h where h.order_line_id = l.id), 0) as missing,
  s.reason, s.state, ${waitsFor(db)} as waits, s.expected_on, s.reported_at, o.placed_at`
const joined = (db: Db) => db`
  shortage s join order_line l on l.id = s.order_line_id join shop_order o on o.id = l.order_id join store k on k.code = s.store_code
  left join stock_transfer t on t.id = s.transfer_id`

export const findShort = (db: Db, asked: Asked, walk: Walk) => db<(FoundShort & Walked)[]>`
  with page as materialized (select s.id, ${walk.key} ${rowsIn(db, asked)} ${walk.after} ${walk.order})
  select ${columns(db)}, page.list_key, page.list_id from ${joined(db)} join page on page.id = s.id ${walk.order}`

export interface WholeShortRow extends FoundShort {
  order_id: number
  note: string
  reported_by: string
  changed_at: Date
  outcome: ShortOutcome | null
  closed_by: string | null
  email: string
  customer: string
  line_quantity: number
  paid_cents: Cents
  transfer_id: number | null
  transfer_code: string | null
  transfer_from: string | null
  transfer_state: string | null
}

/** One of them; nothing where another store looked for it. */
export async function shortOf(db: Db, id: number, onlyStore: string | null): Promise<WholeShortRow | undefined> {
  const [row] = await db<WholeShortRow[]>`
    select ${columns(db)}, o.id as order_id, s.note, coalesce(r.name, '') as reported_by, s.changed_at, s.outcome, c.name as closed_by, o.email,
      coalesce(nullif(btrim(coalesce(nullif(u.library, ''), nullif(u.company, ''), concat_ws(' ', u.name, u.surnames))), ''),
        o.delivery_address ->> 'recipient', o.billing_address ->> 'recipient', '') as customer,
      l.quantity as line_quantity, l.paid_cents, s.transfer_id, t.code as transfer_code, f.name as transfer_from, t.state as transfer_state
    from ${joined(db)} left join store f on f.code = t.from_store left join staff_user r on r.id = s.reported_by
    left join staff_user c on c.id = s.closed_by left join customer u on u.id = o.owner_id and o.owner_kind = 'customer'
    where s.id = ${id} ${onlyStore === null ? db`` : db`and s.store_code = ${onlyStore}`}`
  return row
}

export async function lockShort(tx: Tx, id: number): Promise<{ state: ShortState } | undefined> {
  const [row] = await tx<{ state: ShortState }[]>`select state from shortage where id = ${id} for update`
  return row
}

/** Stores that have copies for sale, but one. */
export const storesWith = (db: Db, product: number, but: string) => db<{ store_code: string; name: string; copies: number }[]>`
  select k.store_code, s.name, k.quantity as copies from stock k join store s on s.code = k.store_code
  where k.product_id = ${product} and k.quantity > 0 and k.store_code <> ${but} order by s.position, s.code`

/** Other editions of a work that are on sale, with the copies of all stores. */
export const editionsOf = (db: Db, product: number) => db<
  { product: number; title: string; ean: string; price_cents: Cents | null; copies: number }[]
>`
  select e.id as product, e.title, e.ean, e.price_cents,
    (select coalesce(sum(k.quantity), 0)::int from stock k where k.product_id = e.id) as copies
  from product p join product e on e.work_id = p.work_id and e.id <> p.id
  where p.id = ${product} and e.active and e.price_cents is not null order by copies desc, e.id limit 12`

/** Said again of the same line and store, it is one row with more copies, and open. */
export const insertShort = (
  tx: Tx,
  {
    lineId,
    storeCode,
    copies,
    reason,
    by,
    now,
  }: {
    lineId: number
    storeCode: string
    copies: number
    reason: MissingReason
    by: number | null
    now: Date
  },
) => tx`
  insert into shortage as s (order_line_id, store_code, copies, reason, reported_by, reported_at, changed_at)
  values (${lineId}, ${storeCode}, ${copies}, ${reason}, ${by}, ${now}, ${now})
  on conflict (order_line_id, store_code) where state <> 'closed' do update
    set copies = s.copies + excluded.copies, reason = excluded.reason, state = 'open', changed_at = excluded.changed_at`

/** It was closed by itself as its copies came back; by whom they were found is said. */
export const sayFound = (tx: Tx, id: number, by: number) =>
  tx`update shortage set outcome = 'found', closed_by = ${by} where id = ${id} and outcome = 'provided'`

interface Change {
  transfer_id?: number | null
  expected_on?: string | null
  note?: string
  outcome?: ShortOutcome
  closed_by?: number
}

/** Compare and set; nothing comes back where it stands elsewhere by now. */
export const moveShort = (
  tx: Tx,
  id: number,
  [from, to]: readonly [ShortState, ShortState],
  change: Change & { changed_at: Date },
) => tx<{ id: number }[]>`update shortage set ${tx({ ...change, state: to })} where id = ${id} and state = ${from} returning id`

export const shortWaiting = (db: Db, which: Part) => db`
  select s.reported_at as since, null::bigint as cents from shortage s left join stock_transfer t on t.id = s.transfer_id
  where s.state <> 'closed' and ${which} order by 1`

/** Copies of a product that were ordered from its supplier for orders, by the store they come to and the day they are expected. */
export const copiesOrdered = (db: Db, productId: number) => db<{ store_code: string; copies: number; expected_on: Day | null }[]>`
  select s.store_code, sum(s.copies)::int as copies, s.expected_on from shortage s join order_line l on l.id = s.order_line_id
  where s.state = 'ordered' and l.product_id = ${productId} group by s.store_code, s.expected_on order by s.expected_on nulls last, s.store_code`
