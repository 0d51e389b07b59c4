import type { Tx } from '#kernel/db.ts'
import { NotFound, Refused } from '#kernel/errors.ts'
import { changeBudget, openBudget } from './assign.ts'
import { lockBudgetRow } from './budgets.sql.ts'
import type { Budget } from './budgets.ts'

/** What is copied of a budget into another year. */
interface Copied {
  year: number
  amount: 'same' | 'none'
  close: boolean
}

/**
 * The same contract, lot and title in a later year, with what was assigned before or nothing yet; the former is closed where that is
 * wanted, so that nothing more is ordered from it.
 * @throws NotFound 'budget.unknown'; Refused 'budget.not_later'; Conflict 'budget.exists'.
 */
export async function nextYear(
  tx: Tx,
  budgetId: number,
  { year, amount, close }: Copied,
  { by, now }: { by: string; now: Date },
): Promise<Budget> {
  const row = await lockBudgetRow(tx, budgetId)
  if (!row) throw new NotFound('budget.unknown')
  if (year <= row.year) throw new Refused('budget.not_later')
  const { customer_id: customerId, contract, lot, title } = row
  const amountCents = amount === 'same' ? row.assigned_cents : 0
  const made = await openBudget(tx, { customerId, year, contract, lot, title, amountCents }, { by, now })
  if (close) await changeBudget(tx, budgetId, { title, closed: true }, now)
  return made
}
