import type { Db } from '#kernel/db.ts'
import type { ComingAsked } from '#modules/people/staff/coming-contract.ts'

/** Rules agreed on that begin or end. */
export const rulesComing = (db: Db, { from, to }: ComingAsked) => db`
  select d.day, null::timestamptz as at, d.begins, p.reason as name, 0 as more, 'rate-proposals/' || p.id as opens
  from rule_proposal p cross join lateral (values (p.valid_from, true), (p.valid_to, false)) d(day, begins)
  where p.outcome = 'approved' and d.day between ${from}::date and ${to}::date`
