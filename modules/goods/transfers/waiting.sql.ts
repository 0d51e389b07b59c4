import type { Db } from '#kernel/db.ts'
import type { WaitingFor } from '#modules/people/staff/waiting-contract.ts'

export const transfersToReceive = (db: Db, { onlyStore }: WaitingFor) => db`
  select answered_at as since, null::bigint as cents from stock_transfer
  where to_store = ${onlyStore} and state in ('sent', 'part_received') order by id`

export const transfersToSend = (db: Db, { onlyStore }: WaitingFor) => db`
  select asked_at as since, null::bigint as cents from stock_transfer
  where from_store = ${onlyStore} and state = 'asked' order by id`
