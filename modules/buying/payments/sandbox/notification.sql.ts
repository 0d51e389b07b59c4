import type { Db } from '#kernel/db.ts'
import { unhurried } from '#kernel/unhurried.ts'
import type { PaymentRow } from './payment.sql.ts'

export interface DueNotification {
  id: number
  attempt_id: string
  url_notify: string
  attempts: number
}

/**
 * Owes the shop a notification from `afterMs` milliseconds on. `tried`: whoever writes it delivers it at once, and what is owed is another
 * try should they die meanwhile.
 */
export async function insertNotification(
  db: Db,
  payment: Pick<PaymentRow, 'id' | 'attempt_id' | 'url_notify'>,
  { afterMs, tried }: { afterMs: number; tried: boolean },
): Promise<DueNotification> {
  const attempts = tried ? 1 : 0
  const [row] = await db<{ id: number }[]>`
    insert into sandbox_notification (payment_id, due_at, attempts)
    values (${payment.id}, now() + ${afterMs} * interval '1 millisecond', ${attempts}) returning id
  `
  return { id: row!.id, attempt_id: payment.attempt_id, url_notify: payment.url_notify, attempts }
}

/** Takes what is due for this process for a minute; should it die meanwhile, another takes it then. */
export const takeDue = (db: Db, limit: number) => db<DueNotification[]>`
  with due as (
    select id from sandbox_notification where due_at <= now() order by due_at, id limit ${limit} for update skip locked
  )
  update sandbox_notification n set due_at = now() + interval '1 minute', attempts = n.attempts + 1
  from due, sandbox_payment p where n.id = due.id and p.id = n.payment_id
  returning n.id, p.attempt_id, p.url_notify, n.attempts
`

/** What a power cut forgets of it is delivered again, which changes nothing. */
export const markDelivered = (db: Db, id: number) => db`
  update sandbox_notification set delivered_at = now(), due_at = null, failure = null from ${unhurried(db)} where id = ${id}
`

/** @param againMs milliseconds until the next try; null gives up */
export const markUndelivered = (db: Db, id: number, failure: string, againMs: number | null) => db`
  update sandbox_notification set failure = ${failure}, due_at = now() + ${againMs}::float8 * interval '1 millisecond'
  where id = ${id}
`

/** Milliseconds until something is due; null when nothing is. */
export async function nextDueIn(db: Db): Promise<number | null> {
  const [row] = await db<{ wait: number | null }[]>`
    select (extract(epoch from min(due_at) - now()) * 1000)::float8 as wait from sandbox_notification where due_at is not null
  `
  // Here and not in the question, whose greatest(0, null) is 0: with nothing due it would be asked again at once, for ever.
  return row?.wait == null ? null : Math.max(0, row.wait)
}
