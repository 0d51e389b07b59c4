import type { Db, Tx } from '#kernel/db.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { Delivery, FindDeliveries } from './staff-contract.ts'

interface DeliveryRow {
  id: number
  event_id: number
  kind: string
  at: Date
  state: Delivery['state']
  attempts: number
  due_at: Date | null
  last_at: Date | null
  last_status: number | null
  last_answer: string
}

const foundIn = (db: Db, endpoint: number, query: FindDeliveries) => db`
  from webhook_delivery d join webhook_event v on v.id = d.event_id where d.endpoint_id = ${endpoint}
    ${worded(db, db`list_words(v.kind)`, query.q)} ${onDays(db, db`v.at`, query)}
    ${query.state === undefined ? db`` : db`and d.state = ${query.state}`}
    ${query.event === undefined ? db`` : db`and v.kind = ${query.event}`}`
export const matchingDeliveries = (db: Db, endpoint: number, query: FindDeliveries) =>
  db`select d.id ${foundIn(db, endpoint, query)}`
export const deliverySorts = (db: Db) => ({ made: { by: db`d.id`, kind: 'number' } }) as const
export const listedDeliveries = (db: Db, endpoint: number, query: FindDeliveries, walk: Walk) => db<(DeliveryRow & Walked)[]>`
  select d.id, d.event_id, v.kind, v.at, d.state, d.attempts, d.due_at, d.last_at, d.last_status, d.last_answer, ${walk.key}
  ${foundIn(db, endpoint, query)} ${walk.after} ${walk.order}`

/** It is told once more, from the first try on. */
export const replayDelivery = async (tx: Tx, id: number, now: Date): Promise<boolean> =>
  (
    await tx`
      update webhook_delivery set state = 'waiting', attempts = 0, due_at = ${now} where id = ${id} and state <> 'waiting'`
  ).count > 0

export const knownDelivery = async (db: Db, id: number): Promise<boolean> =>
  (await db`select from webhook_delivery where id = ${id}`).length > 0

/** What is to be told, held by the lease of whoever tells it. */
export interface ClaimedDelivery {
  id: number
  endpoint_id: number
  event_id: number
  attempts: number
  lease: string
}

/** Takes what is due first of those endpoints that are not left alone for a moment. */
export async function claimDelivery(db: Db, now: Date, leasedUntil: Date): Promise<ClaimedDelivery | undefined> {
  const [row] = await db<ClaimedDelivery[]>`
    update webhook_delivery set lease = gen_random_uuid(), leased_until = ${leasedUntil}
    where id = (
      select d.id from webhook_delivery d join webhook_endpoint e on e.id = d.endpoint_id
      where d.due_at <= ${now} and (d.leased_until is null or d.leased_until <= ${now}) and e.active
        and (e.quiet_until is null or e.quiet_until <= ${now})
      order by d.due_at, d.id limit 1 for update of d skip locked)
    returning id, endpoint_id, event_id, attempts, lease`
  return row
}

export interface ToldEvent {
  kind: string
  data: Record<string, unknown>
  at: Date
  email: string | null
  url: string
  secret: Buffer
}

/** What happened, and whom it is told to; the address of a reader as it is now. */
export async function toldEvent(db: Db, { endpoint_id, event_id }: ClaimedDelivery): Promise<ToldEvent | undefined> {
  const [row] = await db<ToldEvent[]>`
    select v.kind, v.data, v.at, s.email, e.url, e.secret
    from webhook_event v join webhook_endpoint e on e.id = ${endpoint_id} left join newsletter_subscription s on s.id = v.subscription_id
    where v.id = ${event_id}`
  return row
}

interface Outcome {
  status: number | null
  answer: string
  now: Date
}

export const markTold = (tx: Tx, { id, endpoint_id, lease }: ClaimedDelivery, { status, answer, now }: Outcome) => tx`
  with told as (
    update webhook_delivery set state = 'sent', due_at = null, attempts = attempts + 1, last_at = ${now}, last_status = ${status},
      last_answer = ${answer}, lease = null, leased_until = null
    where id = ${id} and lease = ${lease} returning id)
  update webhook_endpoint set failing_since = null, quiet_until = null where id = ${endpoint_id} and exists (select from told)`

export const markUntold = (
  tx: Tx,
  { id, endpoint_id, lease }: ClaimedDelivery,
  { status, answer, now, again, quietUntil }: Outcome & { again: Date | null; quietUntil: Date },
) => tx`
  with told as (
    update webhook_delivery set state = ${again ? 'waiting' : 'failed'}, due_at = ${again}, attempts = attempts + 1, last_at = ${now},
      last_status = ${status}, last_answer = ${answer}, lease = null, leased_until = null
    where id = ${id} and lease = ${lease} returning id)
  update webhook_endpoint set failing_since = coalesce(failing_since, ${now}), quiet_until = ${quietUntil}
  where id = ${endpoint_id} and exists (select from told)`

/** @returns how many were forgotten */
export const forgetEvents = async (db: Db, before: Date): Promise<number> =>
  (
    await db`
      delete from webhook_event where id in (
        select v.id from webhook_event v where v.at < ${before}
          and not exists (select from webhook_delivery d join webhook_endpoint e on e.id = d.endpoint_id
            where d.event_id = v.id and d.state = 'waiting' and e.active)
        limit 1000)`
  ).count
