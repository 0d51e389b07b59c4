import type { Db } from '#kernel/db.ts'
import type { Person } from '#modules/people/privacy/person-contract.ts'

export const budgetRows = (db: Db, { customerId }: Person) => db`
  select b.year, b.contract, b.lot, b.title, b.assigned_cents / 100.0::float8 as assigned, b.invoiced_cents / 100.0::float8 as invoiced,
    b.pending_cents / 100.0::float8 as pending, b.closed_at,
    (select json_agg(json_build_object('at', e.at, 'kind', e.kind, 'assigned', e.assigned_cents / 100.0,
      'invoiced', e.invoiced_cents / 100.0, 'pending', e.pending_cents / 100.0, 'note', e.note) order by e.id)
     from budget_entry e where e.budget_id = b.id) as entries
  from budget b where b.customer_id = ${customerId} order by b.id`
