import type { Db } from '#kernel/db.ts'
import type { RefundRow } from '#modules/orders/money/refunds.ts'
import { concerns } from '#modules/orders/order-history/store-bound.ts'
import type { ReturnLineRow, ReturnRow } from './returns.sql.ts'

interface Page {
  id?: number | undefined
  order?: string | undefined
  state?: string | undefined
  before?: number | undefined
  limit: number
  /** Of orders that this store has something to do with. */
  onlyStore?: string | null
}

type Shown = 'id' | 'kind' | 'state' | 'reason' | 'answer' | 'late' | 'requested_at'
export type FoundReturn = Pick<ReturnRow, Shown> & {
  number: string
  lines: ({ line: number; title: string } & Pick<ReturnLineRow, 'quantity' | 'received' | 'restock'>)[]
}

export const findReturns = (db: Db, { id, order, state, before, limit, onlyStore = null }: Page) => db<FoundReturn[]>`
  select r.id, o.number, r.kind, r.state, r.reason, r.answer, r.late, r.requested_at, coalesce((
    select jsonb_agg(jsonb_build_object('line', l.id, 'title', l.title, 'quantity', rl.quantity, 'received', rl.received, 'restock', rl.restock)
      order by l.position)
    from return_line rl join order_line l on l.id = rl.order_line_id where rl.return_id = r.id), '[]') as lines
  from order_return r join shop_order o on o.id = r.order_id
  where true ${id === undefined ? db`` : db`and r.id = ${id}`} ${order === undefined ? db`` : db`and o.number = ${order}`}
    ${state === undefined ? db`` : db`and r.state = ${state}`} ${before === undefined ? db`` : db`and r.id < ${before}`}
    ${onlyStore === null ? db`` : db`and ${concerns(db, onlyStore)}`}
  order by r.id desc limit ${limit}`

export type FoundRefund = Omit<RefundRow, 'order_id' | 'done_at'> & { number: string }

/** Colleagues by their names; customers and the shop's clock as they are. */
export const findRefunds = (db: Db, { id, order, state, before, limit }: Page) => db<FoundRefund[]>`
  select r.id, o.number, r.return_id, r.state, r.amount_cents, r.goods_cents, r.shipping_cents, r.surcharge_cents, r.reason,
    r.needs_second_person, coalesce(asked.name, r.requested_by) as requested_by, coalesce(agreed.name, r.approved_by) as approved_by, r.requested_at
  from refund r join shop_order o on o.id = r.order_id
  left join staff_user asked on asked.id::text = r.requested_by left join staff_user agreed on agreed.id::text = r.approved_by
  where true ${id === undefined ? db`` : db`and r.id = ${id}`} ${order === undefined ? db`` : db`and o.number = ${order}`}
    ${state === undefined ? db`` : db`and r.state = ${state}`} ${before === undefined ? db`` : db`and r.id < ${before}`}
  order by r.id desc limit ${limit}`
