import type { Db } from '#kernel/db.ts'
import type { PaymentOutcome } from '#modules/payments/port.ts'

export interface AttemptRow {
  id: string
  order_id: number
  gateway: string
  amount_cents: number
  capture: 'now' | 'later'
  outcome: PaymentOutcome | 'started'
  reference: string | null
  card_brand: string | null
  card_last4: string | null
  created_at: Date
}

export interface TaskRow {
  id: number
  attempt_id: string
  kind: 'capture' | 'refund' | 'release'
  amount_cents: number
  reason: string
  attempts: number
  reference: string | null
}

/** A new try, with an id of ten digits (Redsys: 4 to 12 characters, the first four digits). */
export async function insertAttempt(
  db: Db,
  attempt: { orderId: number; gateway: string; amountCents: number; capture: 'now' | 'later' },
): Promise<string> {
  const [row] = await db<{ id: string }[]>`
    insert into payment_attempt (id, order_id, gateway, amount_cents, capture)
    values (lpad(nextval('payment_attempt_number')::text, 10, '0'), ${attempt.orderId}, ${attempt.gateway}, ${attempt.amountCents}, ${attempt.capture})
    returning id`
  return row!.id
}

export async function attemptById(db: Db, id: string, { lock = false } = {}): Promise<AttemptRow | undefined> {
  const [row] = await db<AttemptRow[]>`select * from payment_attempt where id = ${id} ${lock ? db`for update` : db``}`
  return row
}

export const attemptsOf = (db: Db, orderId: number) =>
  db<AttemptRow[]>`select * from payment_attempt where order_id = ${orderId} order by created_at, id`

export const decideAttempt = (
  db: Db,
  id: string,
  fields: { outcome: PaymentOutcome; reference: string; responseCode: string; brand: string | null; last4: string | null },
  now: Date,
) => db`
  update payment_attempt set outcome = ${fields.outcome}, reference = ${fields.reference}, response_code = ${fields.responseCode},
    card_brand = ${fields.brand}, card_last4 = ${fields.last4}, decided_at = ${now}
  where id = ${id}`

/** Attempts that the gateway never spoke of, to be asked about. */
export const silentAttempts = (db: Db, before: Date, limit: number) => db<AttemptRow[]>`
  select * from payment_attempt where outcome in ('started', 'pending') and created_at < ${before} and created_at > ${before}::timestamptz - interval '2 days'
  order by created_at limit ${limit}`

export const insertTask = (db: Db, task: { attemptId: string; kind: TaskRow['kind']; amountCents: number; reason: string }) => db`
  insert into payment_task (attempt_id, kind, amount_cents, reason)
  values (${task.attemptId}, ${task.kind}, ${task.amountCents}, ${task.reason}) on conflict do nothing`

export const lockDueTasks = (db: Db, now: Date, limit: number) => db<TaskRow[]>`
  select t.id, t.attempt_id, t.kind, t.amount_cents, t.reason, t.attempts, a.reference
  from payment_task t join payment_attempt a on a.id = t.attempt_id
  where t.due_at <= ${now} order by t.due_at, t.id limit ${limit} for update of t skip locked`

export const taskDone = (db: Db, id: number, now: Date) =>
  db`update payment_task set done_at = ${now}, due_at = null, failure = null, attempts = attempts + 1 where id = ${id}`

export const taskFailed = (db: Db, id: number, failure: string, again: Date | null) =>
  db`update payment_task set failure = ${failure}, due_at = ${again}, attempts = attempts + 1 where id = ${id}`
