import type { Db, Tx } from '#kernel/db.ts'
import type { Person } from '#modules/people/privacy/person-contract.ts'

/** Whether money still has to be moved for an account's orders. */
export async function hasOpenTask(db: Db, customerId: string): Promise<boolean> {
  const [row] = await db<{ open: boolean }[]>`
    with mine as materialized (select id from shop_order where owner_id = ${customerId})
    select exists (select from mine o join payment_attempt a on a.order_id = o.id join payment_task t on t.attempt_id = a.id
      where t.done_at is null and t.due_at is not null) as open`
  return row?.open ?? false
}

export const forgetPaymentCards = (tx: Tx, { customerId }: Person) => tx`
  update payment_attempt set token = null, card_last4 = null
  where order_id in (select id from shop_order where owner_id = ${customerId})`

export const refundRows = (db: Db, { customerId }: Person) => db`
  select o.number as order, r.state, r.amount_cents / 100.0::float8 as amount, r.reason, r.requested_at, r.done_at
  from refund r join shop_order o on o.id = r.order_id where o.owner_id = ${customerId} order by r.id`
