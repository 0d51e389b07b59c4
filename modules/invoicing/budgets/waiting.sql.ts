import type { Db } from '#kernel/db.ts'

/** Open budgets of which four fifths are spent or promised. */
export const budgetsNearlyUsed = (db: Db) => db`
  select (select max(at) from budget_entry e where e.budget_id = b.id) as since, null::bigint as cents from budget b
  where closed_at is null and assigned_cents > 0 and (invoiced_cents + pending_cents) * 5 >= assigned_cents * 4
  order by id`
