import type { Db } from '#kernel/db.ts'
import type { WaitingFor } from '#modules/people/staff/waiting-contract.ts'

export const receivablesOverdue = (db: Db, { today }: WaitingFor) => db`
  select (due_on::timestamp at time zone 'Europe/Madrid') as since, open_cents as cents from receivable
  where amount_cents > received_cents and due_on < ${today} order by due_on`
