import type { Db } from '#kernel/db.ts'
import type { WaitingFor } from '#modules/people/staff/waiting-contract.ts'

/** What is kept until today or was to be collected: the last chance to call. */
export const endingReservations = (db: Db, { onlyStore, today }: WaitingFor) => db`
  select made_at as since, null::bigint as cents from reservation
  where state = 'held' and last_day <= ${today} ${onlyStore === null ? db`` : db`and store_code = ${onlyStore}`}`
