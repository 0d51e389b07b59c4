import type { Db, Part } from '#kernel/db.ts'
import type { RefundRow } from '#modules/orders/money/refunds.ts'
import { concerns } from '#modules/orders/order-history/store-bound.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { ReturnLineRow, ReturnRow } from './returns.sql.ts'
import type { FindRefunds, FindReturns } from './staff-contract.ts'

type Shown = 'id' | 'kind' | 'state' | 'reason' | 'answer' | 'late' | 'requested_at' | 'label_sent_at'
export type FoundReturn = Pick<ReturnRow, Shown> & {
  number: string
  lines: ({ line: number; title: string } & Pick<ReturnLineRow, 'quantity' | 'received' | 'restock'>)[]
}

type MarkedBy = '#return' | '#refund'

/** Of all the orders with the words, those that have any: the words of the database say so themselves. */
const wordedWith = (db: Db, mark: MarkedBy, q: string | undefined) =>
  q ? db`${worded(db, db`w.words`, q)} and w.words @@ ${`'${mark}'`}::tsquery` : db``

const few = 2_000

/** The orders of the words that have any, where they are few, so that page and count look them up once. Null where they are many, or nothing is asked. */
export async function ordersMarked(db: Db, mark: MarkedBy, q: string | undefined): Promise<number[] | null> {
  if (!q) return null
  const rows = await db<{ order_id: number }[]>`
    select w.order_id from order_words w where true ${wordedWith(db, mark, q)} limit ${few + 1}`
  return rows.length > few ? null : rows.map(({ order_id }) => order_id)
}

const ofOrders = (db: Db, mark: MarkedBy, { q, among }: { q?: string | undefined; among: readonly number[] | null }) =>
  among === null ? wordedWith(db, mark, q) : db`and o.id = any(${among as number[]})`

type Asked<Query> = Query & { onlyStore: string | null; among: readonly number[] | null }

const returnsIn = (db: Db, { q, among, from, to, order, state, kind, onlyStore }: Asked<FindReturns>) => db`
  from order_return r join shop_order o on o.id = r.order_id ${q && among === null ? db`join order_words w on w.order_id = o.id` : db``}
  where true ${ofOrders(db, '#return', { q, among })} ${onDays(db, db`r.requested_at`, { from, to })}
    ${order === undefined ? db`` : db`and o.number = ${order}`} ${state === undefined ? db`` : db`and r.state = ${state}`}
    ${kind === undefined ? db`` : db`and r.kind = ${kind}`} ${onlyStore === null ? db`` : db`and ${concerns(db, onlyStore)}`}`
export const matchingReturns = (db: Db, asked: Asked<FindReturns>) => db`select r.id ${returnsIn(db, asked)}`
export const returnSorts = (db: Db) => ({ requested_at: { by: db`r.requested_at`, kind: 'instant' } }) as const

const returnRows = (db: Db, page: Part, order: Part) => db<(FoundReturn & Walked)[]>`
  with page as materialized (${page})
  select r.id, o.number, r.kind, r.state, r.reason, r.answer, r.late, r.requested_at, r.label_sent_at, coalesce((
    select jsonb_agg(jsonb_build_object('line', l.id, 'title', l.title, 'quantity', rl.quantity, 'received', rl.received, 'restock', rl.restock)
      order by l.position)
    from return_line rl join order_line l on l.id = rl.order_line_id where rl.return_id = r.id), '[]') as lines, page.list_key, page.list_id
  from page join order_return r on r.id = page.id join shop_order o on o.id = r.order_id ${order}`

export const findReturns = (db: Db, asked: Asked<FindReturns>, walk: Walk) =>
  returnRows(db, db`select r.id, ${walk.key} ${returnsIn(db, asked)} ${walk.after} ${walk.order}`, walk.order)

/** One return; nothing where its order has nothing to do with the store. */
export async function findReturn(db: Db, id: number, onlyStore: string | null = null): Promise<FoundReturn | undefined> {
  const [row] = await returnRows(
    db,
    db`select r.id, '' as list_key, '' as list_id from order_return r join shop_order o on o.id = r.order_id
      where r.id = ${id} ${onlyStore === null ? db`` : db`and ${concerns(db, onlyStore)}`}`,
    db``,
  )
  return row
}

/** `asked_by` is who asked for it as it is kept, `requested_by` their name. */
export type FoundRefund = Omit<RefundRow, 'done_at'> & { number: string; asked_by: string }

type AskedRefunds = Omit<Asked<FindRefunds>, 'onlyStore'>

const refundsIn = (db: Db, { q, among, from, to, order, state, second_person }: AskedRefunds) => db`
  from refund r join shop_order o on o.id = r.order_id ${q && among === null ? db`join order_words w on w.order_id = o.id` : db``}
  where true ${ofOrders(db, '#refund', { q, among })} ${onDays(db, db`r.requested_at`, { from, to })}
    ${order === undefined ? db`` : db`and o.number = ${order}`} ${state === undefined ? db`` : db`and r.state = ${state}`}
    ${second_person === undefined ? db`` : db`and r.needs_second_person = ${second_person}`}`
export const matchingRefunds = (db: Db, asked: AskedRefunds) => db`select r.id ${refundsIn(db, asked)}`
export const refundSorts = (db: Db) =>
  ({ requested_at: { by: db`r.requested_at`, kind: 'instant' }, amount: { by: db`r.amount_cents`, kind: 'number' } }) as const

/** Colleagues by their names; customers and the shop's clock as they are. */
const refundRows = (db: Db, page: Part, order: Part) => db<(FoundRefund & Walked)[]>`
  with page as materialized (${page})
  select r.id, o.number, r.return_id, r.state, r.amount_cents, r.goods_cents, r.shipping_cents, r.surcharge_cents, r.reason,
    r.needs_second_person, r.goodwill, r.order_id, r.requested_as, r.requested_by as asked_by,
    coalesce(asked.name, r.requested_by) as requested_by, coalesce(agreed.name, r.approved_by) as approved_by, r.requested_at,
    coalesce(refuser.name, r.refused_by) as refused_by, r.refused_because,
    page.list_key, page.list_id
  from page join refund r on r.id = page.id join shop_order o on o.id = r.order_id
  left join staff_user asked on asked.id::text = r.requested_by left join staff_user agreed on agreed.id::text = r.approved_by
  left join staff_user refuser on refuser.id::text = r.refused_by ${order}`

export const findRefunds = (db: Db, asked: AskedRefunds, walk: Walk) =>
  refundRows(db, db`select r.id, ${walk.key} ${refundsIn(db, asked)} ${walk.after} ${walk.order}`, walk.order)

export async function findRefund(db: Db, id: number): Promise<FoundRefund | undefined> {
  const [row] = await refundRows(db, db`select r.id, '' as list_key, '' as list_id from refund r where r.id = ${id}`, db``)
  return row
}

export const returnOfLabel = (db: Db, id: number) => db<{ id: number; number: string }[]>`
  select r.id, o.number from order_return r join shop_order o on o.id = r.order_id where r.id = ${id}`
