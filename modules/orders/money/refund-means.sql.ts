import type { Db } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'
import type { PaymentMeans } from './contract.ts'

/** The means of an attempt `a`. */
export const meansOfAttempt = (db: Db) =>
  db`case when a.gateway in ('gift_card', 'till', 'exchange') then a.gateway else a.method end`

export interface MeansOfRefund {
  refund_id: number
  means: PaymentMeans
  cents: Cents
}

/** What was asked of each means for refunds that were decided, in the order in which it was asked. */
export const meansAsked = (db: Db, refundIds: readonly number[]) => db<MeansOfRefund[]>`
  select t.refund_id, ${meansOfAttempt(db)} as means, t.amount_cents as cents
  from payment_task t join payment_attempt a on a.id = t.attempt_id
  where t.refund_id = any(${refundIds as number[]}::bigint[]) and t.kind = 'refund' order by t.id`

/** What each payment of orders can still give back, that which goes back first first; the same order as `refundable` has it. */
export const meansLeft = (db: Db, orderIds: readonly number[]) => db<{ order_id: number; means: PaymentMeans; cents: Cents }[]>`
  select a.order_id, ${meansOfAttempt(db)} as means, (m.moved - t.asked)::int as cents
  from payment_attempt a
  cross join lateral (
    select coalesce(sum(case kind when 'capture' then amount_cents else -amount_cents end), 0) as moved
    from payment_movement where attempt_id = a.id) m
  cross join lateral (
    select coalesce(sum(amount_cents), 0) as asked from payment_task
    where attempt_id = a.id and kind = 'refund' and done_at is null) t
  where a.order_id = any(${orderIds as number[]}::bigint[]) and m.moved > t.asked
  order by a.gateway <> 'exchange', a.gateway = 'gift_card', a.decided_at, a.id`

/** What of these orders was given back already, and what else of them waits for a person. */
export const refundsBeside = (db: Db, orderIds: readonly number[]) => db<
  { order_id: number; captured: Cents; given_back: Cents; waiting: Cents; refunds: number; terms: string }[]
>`
  select o.id as order_id, case o.terms when 'account' then o.total_cents else o.captured_cents end as captured, o.terms,
    coalesce(sum(r.amount_cents) filter (where r.state in ('approved', 'done', 'failed')), 0)::int as given_back,
    coalesce(sum(r.amount_cents) filter (where r.state = 'requested'), 0)::int as waiting, count(r.id)::int as refunds
  from shop_order o left join refund r on r.order_id = o.id
  where o.id = any(${orderIds as number[]}::bigint[]) group by o.id`
