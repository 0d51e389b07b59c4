import type { Db } from '#kernel/db.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { budgetSorts, foundBudgets, matchingBudgets } from './budgets.sql.ts'
import { shownBudget } from './budgets.ts'
import { budgetView } from './read-budgets.ts'
import type { FindBudgets } from './staff-contract.ts'

/** Budgets of every library, for the desk that keeps them. */
export async function findBudgets(db: Db, query: FindBudgets) {
  const rows = await foundBudgets(db, query, walking(db, query, budgetSorts(db), { id: db`b.id` }))
  return listPage(db, query, {
    rows,
    matching: matchingBudgets(db, query),
    view: (row) => ({ ...budgetView(shownBudget(row)), customer: row.customer_id, customer_name: row.customer_name }),
  })
}
