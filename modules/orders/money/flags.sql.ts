import type { Db, Part } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { FlagKind } from './contract.ts'
import type { TaskRow } from './payment-tasks.sql.ts'
import type { FindFlags } from './staff-contract.ts'

export interface NewFlag {
  orderId: number
  attemptId?: string | null
  parcelId?: number | null
  kind: FlagKind
  /** What a member of staff needs to know, in plain words or codes; never card data. */
  detail?: string
  /** What it is about: the same trouble is told once. */
  key: string
}

export const insertFlag = (db: Db, flag: NewFlag) => db`
  insert into payment_flag (order_id, attempt_id, parcel_id, kind, detail, key)
  values (${flag.orderId}, ${flag.attemptId ?? null}, ${flag.parcelId ?? null}, ${flag.kind}, ${(flag.detail ?? '').slice(0, 500)}, ${flag.key})
  on conflict on constraint payment_flag_once do nothing`

export interface FlagRow {
  id: number
  number: string
  attempt_id: string | null
  parcel_id: number | null
  kind: FlagKind
  detail: string
  created_at: Date
  resolved_at: Date | null
  resolved_by: string | null
  /** The movement of money that was given up; null where it is about something else. */
  task_id: number | null
  task_kind: TaskRow['kind'] | null
  task_cents: Cents | null
  task_due: Date | null
  task_done: Date | null
  task_failure: string | null
}

const foundIn = (db: Db, { q, from, to, kind, all }: FindFlags) => db`
  from payment_flag f join shop_order o on o.id = f.order_id
  where ${all ? db`true` : db`f.resolved_at is null`} ${worded(db, db`list_words(o.number || ' ' || f.detail)`, q)}
    ${onDays(db, db`f.created_at`, { from, to })} ${kind === undefined ? db`` : db`and f.kind = ${kind}`}`
export const matchingFlags = (db: Db, query: FindFlags) => db`select f.id ${foundIn(db, query)}`
export const flagSorts = (db: Db) => ({ since: { by: db`f.created_at`, kind: 'instant' } }) as const

const taskKey = (taskId: number) => `task:${taskId}`

const rowsOf = (db: Db, page: Part, order: Part) => db<(FlagRow & Walked)[]>`
  with page as materialized (${page})
  select f.id, o.number, f.attempt_id, f.parcel_id, f.kind, f.detail, f.created_at, f.resolved_at, f.resolved_by, t.id as task_id,
    t.kind as task_kind, t.amount_cents as task_cents, t.due_at as task_due, t.done_at as task_done, t.failure as task_failure,
    page.list_key, page.list_id
  from page join payment_flag f on f.id = page.id join shop_order o on o.id = f.order_id
  left join payment_task t on t.id = case f.kind when 'task_failed' then substr(f.key, 6)::bigint end ${order}`

/** What waits for a member of staff, or waited. */
export const flagRows = (db: Db, query: FindFlags, walk: Walk) =>
  rowsOf(db, db`select f.id, ${walk.key} ${foundIn(db, query)} ${walk.after} ${walk.order}`, walk.order)

export async function flagById(db: Db, id: number): Promise<FlagRow | undefined> {
  const [row] = await rowsOf(db, db`select f.id, '' as list_key, '' as list_id from payment_flag f where f.id = ${id}`, db``)
  return row
}

/** A movement was given up: one that was tried again and failed again waits anew, whoever had settled it. */
export const flagGivenUp = (db: Db, { taskId, ...flag }: Omit<NewFlag, 'kind' | 'key'> & { taskId: number }) => db`
  insert into payment_flag (order_id, attempt_id, parcel_id, kind, detail, key)
  values (${flag.orderId}, ${flag.attemptId ?? null}, ${flag.parcelId ?? null}, 'task_failed', ${(flag.detail ?? '').slice(0, 500)}, ${taskKey(taskId)})
  on conflict on constraint payment_flag_once do update set detail = excluded.detail, resolved_at = null, resolved_by = null`

/** What was given up was tried again and has its end. */
export const resolveGivenUp = (db: Db, taskId: number, now: Date) => db`
  update payment_flag set resolved_at = ${now}, resolved_by = 'retried' where key = ${taskKey(taskId)} and resolved_at is null`

/** Compare and set; nothing comes back when somebody resolved it before. */
export const resolveFlag = (db: Db, id: number, by: string, now: Date) =>
  db<{ id: number }[]>`
    update payment_flag set resolved_at = ${now}, resolved_by = ${by} where id = ${id} and resolved_at is null returning id`

export const resolveDeclined = (db: Db, parcelId: number, now: Date) => db`
  update payment_flag set resolved_at = ${now}, resolved_by = 'paid'
  where parcel_id = ${parcelId} and kind = 'charge_declined' and resolved_at is null`

/** Parcels of an order whose later charge was declined and that nobody paid since, the oldest first. */
export const declinedParcels = (db: Db, orderId: number) => db<{ parcel_id: number }[]>`
  select f.parcel_id from payment_flag f join parcel p on p.id = f.parcel_id
  where f.order_id = ${orderId} and f.kind = 'charge_declined' and f.resolved_at is null and p.state <> 'cancelled'
    and not exists (select from payment_movement m where m.parcel_id = f.parcel_id and m.kind = 'capture')
  order by p.position`
