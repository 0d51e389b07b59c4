import type { Day } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { TransferQuery } from './staff-contract.ts'
import type { TransferState } from './states.ts'
import { openStates } from './states.ts'

export interface TransferHead {
  id: number
  code: string
  from_store: string
  from_name: string
  to_store: string
  to_name: string
  state: TransferState
  titles: number
  asked: number
  sent: number
  received: number
  asked_at: Date
  answered_at: Date | null
}

const head = (db: Db) => db`
  t.id, t.code, t.from_store, f.name as from_name, t.to_store, o.name as to_name, t.state, l.titles, l.asked, l.sent, l.received,
  t.asked_at, t.answered_at`
const joined = (db: Db) => db`
  stock_transfer t join store f on f.code = t.from_store join store o on o.code = t.to_store
  cross join lateral (
    select count(*)::int as titles, coalesce(sum(asked), 0)::int as asked, coalesce(sum(sent), 0)::int as sent,
      coalesce(sum(received), 0)::int as received
    from stock_transfer_line where transfer_id = t.id) l`

const foundIn = (db: Db, { q, from, to, store_code, way, state, open, code }: TransferQuery) => db`
  from stock_transfer t where true ${worded(db, db`list_words(t.code || ' ' || t.note)`, q)} ${onDays(db, db`t.asked_at`, { from, to })}
    ${store_code !== undefined && way !== 'in' && way !== 'out' ? db`and ${store_code} in (t.from_store, t.to_store)` : db``}
    ${store_code !== undefined && way === 'in' ? db`and t.to_store = ${store_code}` : db``}
    ${store_code !== undefined && way === 'out' ? db`and t.from_store = ${store_code}` : db``}
    ${state === undefined ? db`` : db`and t.state = ${state}`}
    ${open ? db`and t.state = any(${openStates})` : db``}
    ${code === undefined ? db`` : db`and t.code = upper(${code})`}`
export const matchingTransfers = (db: Db, query: TransferQuery) => db`select t.id ${foundIn(db, query)}`
export const transferSorts = (db: Db) => ({ asked_at: { by: db`t.asked_at`, kind: 'instant' } }) as const

/** Of a store, those it sends, those that come to it, or both. */
export const transferRows = (db: Db, query: TransferQuery, walk: Walk) => db<(TransferHead & Walked)[]>`
  with page as materialized (select t.id, ${walk.key} ${foundIn(db, query)} ${walk.after} ${walk.order})
  select ${head(db)}, page.list_key, page.list_id from ${joined(db)} join page on page.id = t.id ${walk.order}`

export interface TransferRow extends TransferHead {
  note: string
  reason: string
  asked_name: string
  answered_name: string | null
  finished_name: string | null
  finished_at: Date | null
}

export const transferRow = (db: Db, id: number, store: string | null) => db<TransferRow[]>`
  select ${head(db)}, t.note, t.reason, t.finished_at, ua.name as asked_name, us.name as answered_name, uf.name as finished_name
  from ${joined(db)} join staff_user ua on ua.id = t.asked_by left join staff_user us on us.id = t.answered_by
  left join staff_user uf on uf.id = t.finished_by
  where t.id = ${id} ${store === null ? db`` : db`and ${store} in (t.from_store, t.to_store)`}`

export interface TransferLine {
  product: number
  title: string
  ean: string
  shelf: string
  there: number
  asked: number
  sent: number
  received: number
}

export const transferLines = (db: Db, id: number, language: Language = 'es') => db<TransferLine[]>`
  select l.product_id as product, title_in(p, ${language}) as title, p.ean, coalesce(s.shelf, '') as shelf, coalesce(s.quantity, 0) as there, l.asked, l.sent, l.received
  from stock_transfer_line l join stock_transfer t on t.id = l.transfer_id join product p on p.id = l.product_id
  left join stock s on s.product_id = l.product_id and s.store_code = t.from_store
  where l.transfer_id = ${id} order by coalesce(s.shelf, ''), title, p.id`

export interface AskedCopies {
  transfer: number
  code: string
  to_store: string
  to_name: string
  note: string
  asked_at: Date
  product: number
  shelf: string
  asked: number
  picked: number
}

/** What other stores ask of one, line by line, or one line of it. */
export const askedOf = (db: Db, store: string, only: { transfer: number; product: number } | null = null) => db<AskedCopies[]>`
  select t.id as transfer, t.code, t.to_store, o.name as to_name, t.note, t.asked_at, l.product_id as product, coalesce(s.shelf, '') as shelf,
    l.asked, l.picked
  from stock_transfer t join stock_transfer_line l on l.transfer_id = t.id join store o on o.code = t.to_store
  left join stock s on s.product_id = l.product_id and s.store_code = t.from_store
  where t.from_store = ${store} and t.state = 'asked'
    ${only === null ? db`` : db`and t.id = ${only.transfer} and l.product_id = ${only.product}`}
  order by t.id, l.product_id`

export const setPicked = (
  db: Db,
  { transfer, product, picked, by, now }: { transfer: number; product: number; picked: number; by: number; now: Date },
) => db`
  update stock_transfer_line set picked = ${picked}, picked_by = ${by}, picked_at = ${now}
  where transfer_id = ${transfer} and product_id = ${product}`

/** Where a transfer goes; null for one that there is not. */
export async function storeOf(db: Db, id: number): Promise<string | null> {
  const [row] = await db<{ to_store: string }[]>`select to_store from stock_transfer where id = ${id}`
  return row?.to_store ?? null
}

/** Locks a transfer until the transaction ends. */
export const lockTransfer = (tx: Tx, id: number) => tx<{ state: TransferState; from_store: string; to_store: string }[]>`
  select state, from_store, to_store from stock_transfer where id = ${id} for update`

export const insertTransfer = (db: Db, { from, to, note, by }: { from: string; to: string; note: string; by: number }) => db<
  { id: number }[]
>`
  insert into stock_transfer (from_store, to_store, state, note, asked_by) values (${from}, ${to}, 'asked', ${note}, ${by}) returning id`

/** @returns how many of the lines are of products that there are. */
export const insertTransferLines = (db: Db, id: number, lines: readonly { product: number; copies: number }[]) => db<
  { product_id: number }[]
>`
  insert into stock_transfer_line (transfer_id, product_id, asked)
  select ${id}, p.id, l.copies from jsonb_to_recordset(${db.json(lines)}::jsonb) as l(product bigint, copies int)
  join product p on p.id = l.product
  returning product_id`

export const setSent = (db: Db, id: number, lines: readonly { product: number; copies: number }[]) => db`
  update stock_transfer_line t set sent = l.copies
  from jsonb_to_recordset(${db.json(lines)}::jsonb) as l(product bigint, copies int)
  where t.transfer_id = ${id} and t.product_id = l.product`

export const setReceived = (db: Db, id: number, lines: readonly { product: number; copies: number }[]) => db`
  update stock_transfer_line t set received = l.copies
  from jsonb_to_recordset(${db.json(lines)}::jsonb) as l(product bigint, copies int)
  where t.transfer_id = ${id} and t.product_id = l.product`

export const answerTransfer = (
  db: Db,
  id: number,
  { state, reason, by, now }: { state: 'sent' | 'refused' | 'withdrawn'; reason: string; by: number; now: Date },
) => db`
  update stock_transfer set state = ${state}, reason = ${reason}, answered_by = ${by}, answered_at = ${now} where id = ${id}`

export const receiveTransfer = (
  db: Db,
  id: number,
  { state, reason, by, now }: { state: 'part_received' | 'received'; reason: string; by: number; now: Date },
) => db`
  update stock_transfer set state = ${state}, reason = ${reason},
    finished_by = ${state === 'received' ? by : null}, finished_at = ${state === 'received' ? now : null}
  where id = ${id}`

/** Copies of a product that are on their way between stores: how many, from where to where, and the day they left. */
export const copiesComing = (db: Db, productId: number) => db<
  { store_code: string; from_store: string; copies: number; sent_on: Day }[]
>`
  select t.to_store as store_code, t.from_store, l.sent - l.received as copies, (t.answered_at at time zone 'Europe/Madrid')::date as sent_on
  from stock_transfer_line l join stock_transfer t on t.id = l.transfer_id
  where l.product_id = ${productId} and l.received < l.sent and t.state in ('sent', 'part_received') order by t.answered_at, t.id`

export const transferOfCode = (db: Db, code: string) => db<{ id: number }[]>`select id from stock_transfer where code = ${code}`
