import type { Db } from '#kernel/db.ts'
import type { WaitingFor } from '#modules/people/staff/waiting-contract.ts'

/** What is held in a store today, whether it has begun or not. */
export const activitiesToday = (db: Db, { onlyStore, today }: WaitingFor) => db`
  select starts_at as since, null::bigint as cents from activity
  where store_code = ${onlyStore} and published and cancelled_at is null
    and (starts_at at time zone 'Europe/Madrid')::date <= ${today} and (ends_at at time zone 'Europe/Madrid')::date >= ${today}
  order by starts_at`
