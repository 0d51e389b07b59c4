import type { Db, Tx } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'
import type { taskKinds } from './contract.ts'
import type { TaskClock } from './task-state.ts'

export interface TaskRow {
  id: number
  attempt_id: string
  kind: (typeof taskKinds)[number]
  amount_cents: Cents
  reason: string
  attempts: number
  parcel_id: number | null
  refund_id: number | null
  charge_attempt_id: string | null
  done_at: Date | null
}

export interface NewTask {
  attemptId: string
  kind: TaskRow['kind']
  amountCents: number
  reason: string
  parcelId?: number | null
  refundId?: number | null
}

/** Money to be moved; the same reason again changes nothing. */
export const insertTask = (db: Db, task: NewTask) => db`
  insert into payment_task (attempt_id, kind, amount_cents, reason, parcel_id, refund_id)
  values (${task.attemptId}, ${task.kind}, ${task.amountCents}, ${task.reason}, ${task.parcelId ?? null}, ${task.refundId ?? null})
  on conflict do nothing`

/** Cents of a refund that go, or went, back to the gift cards that paid; the rest goes to the bank. */
export async function backToGiftCards(db: Db, refundId: number): Promise<number> {
  const [row] = await db<{ cents: Cents }[]>`
    select coalesce(sum(t.amount_cents), 0)::int as cents from payment_task t join payment_attempt a on a.id = t.attempt_id
    where t.refund_id = ${refundId} and t.kind = 'refund' and a.gateway = 'gift_card'`
  return row?.cents ?? 0
}

/** The next task that is due and nobody else is looking at. */
export async function nextDueTask(tx: Tx, now: Date): Promise<TaskRow | undefined> {
  const [row] = await tx<TaskRow[]>`
    select * from payment_task where due_at <= ${now} and (leased_until is null or leased_until <= ${now})
    order by due_at, id limit 1 for update skip locked`
  return row
}

export async function taskById(tx: Tx, id: number): Promise<TaskRow | undefined> {
  const [row] = await tx<TaskRow[]>`select * from payment_task where id = ${id} for update`
  return row
}

/** Whether another task of the attempt is being run: money of one payment moves one step after another. */
export async function isBusy(db: Db, attemptId: string, taskId: number, now: Date): Promise<boolean> {
  const rows = await db`
    select 1 from payment_task where attempt_id = ${attemptId} and id <> ${taskId} and leased_until > ${now}`
  return rows.length > 0
}

export const postponeTask = (db: Db, id: number, until: Date) => db`update payment_task set due_at = ${until} where id = ${id}`

/** Takes the task for one try; should this process die, another finds it after the lease. */
export const leaseTask = (db: Db, id: number, until: Date) =>
  db`update payment_task set leased_until = ${until}, due_at = ${until}, attempts = attempts + 1 where id = ${id}`

export const nameChargeAttempt = (db: Db, id: number, attemptId: string) =>
  db`update payment_task set charge_attempt_id = ${attemptId} where id = ${id}`

/** The reservation it was to be taken from has ended: the kept card is charged instead. */
export const turnIntoCharge = (db: Db, id: number, now: Date) =>
  db`update payment_task set kind = 'charge', leased_until = null, due_at = ${now}, attempts = 0 where id = ${id}`

export const taskDone = (db: Db, id: number, now: Date, failure: string | null = null) =>
  db`update payment_task set done_at = ${now}, due_at = null, leased_until = null, failure = ${failure} where id = ${id}`

export const taskFailed = (db: Db, id: number, failure: string, again: Date | null) =>
  db`update payment_task set failure = ${failure}, due_at = ${again}, leased_until = null where id = ${id}`

/** A notice about a charge whose answer was lost: the same charge is sent again now and finds its end. */
export const wakeCharge = (db: Db, chargeAttemptId: string, now: Date) => db`
  update payment_task set due_at = ${now}, attempts = least(attempts, 1)
  where charge_attempt_id = ${chargeAttemptId} and done_at is null and (leased_until is null or leased_until <= ${now})`

/** Has a task tried again from the beginning that nobody tries any more; its key stays, so that no money moves twice. */
export const wakeGivenUp = (db: Db, id: number, now: Date) => db<Pick<TaskRow, 'id' | 'refund_id'>[]>`
  update payment_task set due_at = ${now}, attempts = least(attempts, 1), failure = null
  where id = ${id} and done_at is null and due_at is null returning id, refund_id`

export async function wasAsked(db: Db, attemptId: string, kinds: readonly TaskRow['kind'][]): Promise<boolean> {
  return (
    (await db`select 1 from payment_task where attempt_id = ${attemptId} and kind = any(${kinds as TaskRow['kind'][]})`).length >
    0
  )
}

/** Cents the shop asked to be given back of an attempt, done or not. */
export async function askedBack(db: Db, attemptId: string): Promise<number> {
  const [row] = await db<{ cents: Cents }[]>`
    select coalesce(sum(amount_cents), 0)::int as cents from payment_task where attempt_id = ${attemptId} and kind = 'refund'`
  return row?.cents ?? 0
}

/** Whether money of the attempt is still to be moved, by it or as it. */
export async function hasOpenTasks(db: Db, attemptId: string): Promise<boolean> {
  const rows = await db`
    select 1 from payment_task where due_at is not null and (attempt_id = ${attemptId} or charge_attempt_id = ${attemptId}) limit 1`
  return rows.length > 0
}

/** What the gateway is still asked to do for an order, and what it did. */
export const tasksOf = (db: Db, orderId: number) => db<
  (Pick<TaskRow, 'id' | 'kind' | 'amount_cents' | 'reason'> & TaskClock & { failure: string | null })[]
>`
  select t.id, t.kind, t.amount_cents, t.reason, t.due_at, t.done_at, t.failure
  from payment_task t join payment_attempt a on a.id = t.attempt_id where a.order_id = ${orderId} order by t.id`
