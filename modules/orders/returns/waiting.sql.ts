import type { Db } from '#kernel/db.ts'

export const returnsToDecide = (db: Db) => db`
  select requested_at as since, null::bigint as cents from order_return where state = 'requested' order by requested_at`

export const returnsReceived = (db: Db) => db`
  select received_at as since, null::bigint as cents from order_return where state = 'received' order by received_at`
