import type { Db } from '#kernel/db.ts'
import type { WaitingFor } from '#modules/people/staff/waiting-contract.ts'
import { turning } from './promotions.sql.ts'

export const cardsAskedFor = (db: Db) => db`
  select sent_at as since, null::bigint as cents from card_request where state = 'open' order by id`

/** Promotions that begin or end within seven days; none of them waits since some instant. */
export const promotionsTurning = (db: Db, { today }: WaitingFor) => db`
  select null::timestamptz as since, null::bigint as cents from promotion p where ${turning(db, today)}`
