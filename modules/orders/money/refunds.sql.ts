import type { Db } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'
import type { Actor } from '#modules/orders/order/actor.ts'
import type { RefundState } from './contract.ts'

export interface RefundRow {
  id: number
  order_id: number
  return_id: number | null
  state: RefundState
  goods_cents: Cents
  surcharge_cents: Cents
  shipping_cents: Cents
  amount_cents: Cents
  reason: string
  requested_by: string
  requested_as: Actor['kind']
  needs_second_person: boolean
  approved_by: string | null
  /** Nothing comes back for it: another person may refuse it. */
  goodwill: boolean
  refused_by: string | null
  refused_because: string | null
  requested_at: Date
  done_at: Date | null
}

export interface RefundLineRow {
  refund_id: number
  order_line_id: number
  quantity: number
  goods_cents: number
  surcharge_cents: number
}

export async function insertRefund(
  db: Db,
  values: Pick<
    RefundRow,
    | 'order_id'
    | 'return_id'
    | 'goods_cents'
    | 'surcharge_cents'
    | 'shipping_cents'
    | 'reason'
    | 'requested_by'
    | 'requested_as'
    | 'needs_second_person'
    | 'goodwill'
  > & { requested_at: Date },
): Promise<RefundRow> {
  const [row] = await db<RefundRow[]>`insert into refund ${db(values)} returning *`
  return row!
}

/** The constraints of order_line refuse more copies or money than were paid for. */
export const insertRefundLines = (db: Db, rows: readonly RefundLineRow[]) =>
  db`insert into refund_line ${db(rows as RefundLineRow[])}`

/** Whose shipping it is, so that a refusal can free it. */
export const insertRefundShipping = (db: Db, rows: readonly { refund_id: number; parcel_id: number; cents: number }[]) =>
  rows.length === 0
    ? null
    : db`insert into refund_shipping ${db(rows as { refund_id: number; parcel_id: number; cents: number }[])}`

export async function refundById(db: Db, id: number): Promise<RefundRow | undefined> {
  const [row] = await db<RefundRow[]>`select * from refund where id = ${id}`
  return row
}

export const refundLines = (db: Db, refundId: number) =>
  db<RefundLineRow[]>`select * from refund_line where refund_id = ${refundId} order by order_line_id`

export const refundsOf = (db: Db, orderId: number) =>
  db<RefundRow[]>`select * from refund where order_id = ${orderId} order by id`

/** Compare and set; the constraint refund_second_person holds the second pair of eyes. */
export const markRefundApproved = (db: Db, id: number, by: string, now: Date) => db<RefundRow[]>`
  update refund set state = 'approved', approved_by = ${by}, approved_at = ${now} where id = ${id} and state = 'requested' returning *`

/** Compare and set; a trigger frees what it had counted. */
export const markRefundRefused = (db: Db, id: number, { by, because, now }: { by: string; because: string; now: Date }) => db<
  RefundRow[]
>`
  update refund set state = 'refused', refused_by = ${by}, refused_because = ${because}, refused_at = ${now}
  where id = ${id} and state = 'requested' returning *`

/** One of an order on account is done as soon as it is decided. */
export const finishRefundOnAccount = (db: Db, id: number, now: Date) => db<RefundRow[]>`
  update refund set state = 'done', done_at = ${now} where id = ${id} and state = 'approved' returning *`

/** The bank will not move a part of it: a person has to look. */
export const refundFailed = (db: Db, id: number) => db`update refund set state = 'failed' where id = ${id} and state = 'approved'`

/** It is on its way again, unless another part of it was given up. */
export const refundTriedAgain = (db: Db, id: number) => db`
  update refund set state = 'approved' where id = ${id} and state = 'failed'
    and not exists (select from payment_task where refund_id = refund.id and done_at is null and due_at is null)`

/** Done once all of it has moved; nothing comes back before, or a second time. */
export const finishRefund = (db: Db, id: number, now: Date) => db<RefundRow[]>`
  update refund r set state = 'done', done_at = ${now} where id = ${id} and state in ('approved', 'failed')
    and amount_cents <= (select coalesce(sum(amount_cents), 0) from payment_movement where refund_id = r.id and kind = 'refund')
  returning *`

/** Cents that refunds took off what an order on account owes. */
export async function givenBackOnAccount(db: Db, orderId: number): Promise<number> {
  const [row] = await db<{ cents: Cents }[]>`
    select coalesce(sum(amount_cents), 0)::int as cents from refund where order_id = ${orderId} and state not in ('requested', 'refused')`
  return row?.cents ?? 0
}
