import type { Db } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'

export interface NewMovement {
  orderId: number
  attemptId: string
  kind: 'capture' | 'refund'
  amountCents: number
  parcelId: number | null
  refundId: number | null
  /** The same movement has the same key, however often it is told. */
  key: string
}

/** Writes down money that moved: a row comes back where it is new. */
export const movementWritten = (db: Db, move: NewMovement, now: Date) => db`
  insert into payment_movement (order_id, attempt_id, kind, amount_cents, parcel_id, refund_id, key, at)
  values (${move.orderId}, ${move.attemptId}, ${move.kind}, ${move.amountCents}, ${move.parcelId}, ${move.refundId}, ${move.key}, ${now})
  on conflict on constraint payment_movement_once do nothing returning id`

/** Writes down money that moved. @returns whether it is new. */
export const insertMovement = async (db: Db, move: NewMovement, now: Date): Promise<boolean> =>
  (await movementWritten(db, move, now)).length > 0

/** Cents that an attempt moved so far, by the shop's books. */
export async function movedBy(db: Db, attemptId: string): Promise<{ captured: number; refunded: number }> {
  const [row] = await db<{ captured: number; refunded: number }[]>`
    select coalesce(sum(amount_cents) filter (where kind = 'capture'), 0)::int as captured,
      coalesce(sum(amount_cents) filter (where kind = 'refund'), 0)::int as refunded
    from payment_movement where attempt_id = ${attemptId}`
  return row!
}

export async function isParcelCharged(db: Db, parcelId: number): Promise<boolean> {
  return (await db`select 1 from payment_movement where parcel_id = ${parcelId} and kind = 'capture'`).length > 0
}

/**
 * What can still be given back of an order, by attempt: charged, less given back, less what is on its way back. What a bank brought
 * goes back first: it is money, and a gift card only what it cannot give. What was paid in kind is taken by the refund of what paid it.
 */
export const refundable = (db: Db, orderId: number, parcelId: number | null) => db<{ attempt_id: string; cents: Cents }[]>`
  select a.id as attempt_id, (m.captured - m.refunded - t.asked)::int as cents
  from payment_attempt a
  cross join lateral (
    select coalesce(sum(amount_cents) filter (where kind = 'capture'), 0) as captured,
      coalesce(sum(amount_cents) filter (where kind = 'refund'), 0) as refunded,
      coalesce(bool_or(parcel_id = ${parcelId}::bigint and kind = 'capture'), false) as paid_it
    from payment_movement where attempt_id = a.id) m
  cross join lateral (
    select coalesce(sum(amount_cents), 0) as asked from payment_task
    where attempt_id = a.id and kind = 'refund' and done_at is null) t
  where a.order_id = ${orderId} and m.captured - m.refunded - t.asked > 0
  order by a.gateway <> 'exchange', a.gateway = 'gift_card', m.paid_it desc, a.decided_at, a.id`

/** What was charged and given back for an order, but for payments that were one too many. */
export async function keptMoney(db: Db, orderId: number): Promise<{ capturedCents: Cents; refundedCents: Cents }> {
  const [row] = await db<{ capturedCents: Cents; refundedCents: Cents }[]>`
    select coalesce(sum(amount_cents) filter (where kind = 'capture'), 0)::int as "capturedCents",
      coalesce(sum(amount_cents) filter (where kind = 'refund'), 0)::int as "refundedCents"
    from payment_movement m where order_id = ${orderId}
      and not exists (select from payment_task t where t.attempt_id = m.attempt_id and t.reason = 'order_closed')`
  return row!
}

export const movementsOf = (db: Db, orderId: number) => db<{ kind: NewMovement['kind']; amount_cents: number; at: Date }[]>`
  select kind, amount_cents, at from payment_movement where order_id = ${orderId} order by id`
