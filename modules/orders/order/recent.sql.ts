import type { Db } from '#kernel/db.ts'

/** How many orders were placed since, by whether they are paid. */
export const ordersSince = (db: Db, since: Date) => db<{ payment: string; count: number }[]>`
  select payment_state as payment, count(*)::int as count from shop_order where placed_at > ${since} group by payment_state order by payment_state`
