import type { Db } from '#kernel/db.ts'

/** Cents that refunds took off what an order on account owes. */
export async function givenBackOnAccount(db: Db, orderId: number): Promise<number> {
  const [row] = await db<{ cents: number }[]>`
    select coalesce(sum(amount_cents), 0)::int as cents from refund where order_id = ${orderId} and state <> 'requested'`
  return row?.cents ?? 0
}
