import type { Db } from '#kernel/db.ts'
import type { ReturnKind, ReturnState } from './states.ts'

export interface ReturnRow {
  id: number
  order_id: number
  kind: ReturnKind
  state: ReturnState
  reason: string
  answer: string
  declared_name: string
  late: boolean
  requested_at: Date
  decided_at: Date | null
  received_at: Date | null
  /** When its customer was sent a label for it. */
  label_sent_at: Date | null
}

export interface ReturnLineRow {
  return_id: number
  order_line_id: number
  quantity: number
  received: number | null
  restock: boolean | null
}

export async function insertReturn(
  db: Db,
  values: Pick<ReturnRow, 'order_id' | 'kind' | 'state' | 'reason' | 'declared_name' | 'late'> & { requested_at: Date },
): Promise<ReturnRow> {
  const decided_at = values.state === 'accepted' ? values.requested_at : null
  const [row] = await db<ReturnRow[]>`insert into order_return ${db({ ...values, decided_at })} returning *`
  return row!
}

/** The constraint order_line_returned refuses more copies than are left. */
export const insertReturnLines = (db: Db, rows: readonly { return_id: number; order_line_id: number; quantity: number }[]) =>
  db`insert into return_line ${db(rows as { return_id: number; order_line_id: number; quantity: number }[])}`

export async function returnById(db: Db, id: number): Promise<ReturnRow | undefined> {
  const [row] = await db<ReturnRow[]>`select * from order_return where id = ${id}`
  return row
}

export const returnsOf = (db: Db, orderId: number) =>
  db<ReturnRow[]>`select * from order_return where order_id = ${orderId} order by id`

export const returnLinesOf = (db: Db, orderId: number) => db<ReturnLineRow[]>`
  select l.* from return_line l join order_return r on r.id = l.return_id where r.order_id = ${orderId} order by l.return_id, l.order_line_id`

/** Compare and set. */
export const moveReturn = (
  db: Db,
  id: number,
  from: ReturnState,
  to: ReturnState,
  { now, answer }: { now: Date; answer?: string },
) => db<ReturnRow[]>`
  update order_return set state = ${to}, answer = coalesce(${answer ?? null}, answer),
    decided_at = case when ${to} in ('accepted', 'refused') then ${now}::timestamptz else decided_at end,
    received_at = case when ${to} = 'received' then ${now}::timestamptz else received_at end
  where id = ${id} and state = ${from} returning *`

export const markLabelSent = (db: Db, id: number, now: Date) =>
  db`update order_return set label_sent_at = ${now} where id = ${id}`

export const setReceived = (db: Db, returnId: number, lineId: number, received: number, restock: boolean) => db<
  { quantity: number }[]
>`
  update return_line set received = ${received}, restock = ${restock}
  where return_id = ${returnId} and order_line_id = ${lineId} returning quantity`
