import type { Db, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { type BudgetRow, servedOf } from './budgets.sql.ts'

export type BudgetToWarn = BudgetRow & { warned_percent: number; email: string; language: Language }

/** Open budgets that passed a level nobody was told of; taken by one process at a time. */
export const budgetsToWarn = (tx: Tx, limit: number) => tx<BudgetToWarn[]>`
  select b.*, ${servedOf(tx, 'b')}, c.email, c.language from budget b join customer c on c.id = b.customer_id
  where b.closed_at is null and b.warned_percent < 100
    and (b.invoiced_cents + b.pending_cents) * 100 >= b.assigned_cents * case b.warned_percent when 0 then 80 else 100 end
    and b.invoiced_cents + b.pending_cents > 0
  order by b.id limit ${limit} for no key update of b skip locked`

export const markWarned = (db: Db, id: number, percent: 80 | 100) =>
  db`update budget set warned_percent = ${percent} where id = ${id}`

/** Those of an account who look after its papers. */
export const accountsPeople = (db: Db, customerId: string) => db<{ email: string; language: Language }[]>`
  select email, language from account_member
  where customer_id = ${customerId} and role = 'accounts' and joined_at is not null and closed_at is null order by id limit 50`
