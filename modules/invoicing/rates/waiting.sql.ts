import type { Db } from '#kernel/db.ts'
import type { WaitingFor } from '#modules/people/staff/waiting-contract.ts'

export const proposalsWaiting = (db: Db, { today }: WaitingFor) => db`
  select proposed_at as since, null::bigint as cents from rule_proposal
  where outcome is null and valid_from > ${today} order by proposed_at`
