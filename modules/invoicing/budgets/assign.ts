import type { Tx } from '#kernel/db.ts'
import { Conflict, NotFound, Refused } from '#kernel/errors.ts'
import { forgetWarnings, insertAssigned, insertBudget, lockBudgetRow, renameBudget } from './budgets.sql.ts'
import { type Budget, shownBudget } from './budgets.ts'
import { kindOfCustomer } from './customers.sql.ts'

/** Who does it and when. */
interface By {
  by: string
  now: Date
}

/**
 * Opens the budget of a contract, its lot and a year, with its first amount.
 * @throws NotFound 'staff.customer_unknown'; Refused 'budget.only_libraries'; Conflict 'budget.exists'.
 */
export async function openBudget(
  tx: Tx,
  {
    customerId,
    year,
    contract,
    lot,
    title,
    amountCents,
  }: { customerId: string; year: number; contract: string; lot: string; title: string; amountCents: number },
  { by, now }: By,
): Promise<Budget> {
  const kind = await kindOfCustomer(tx, customerId)
  if (!kind) throw new NotFound('staff.customer_unknown')
  if (kind !== 'library') throw new Refused('budget.only_libraries')
  const made = await insertBudget(tx, { customer_id: customerId, year, contract, lot, title })
  if (!made) throw new Conflict('budget.exists')
  return assign(tx, made.id, { amountCents, note: '', key: 'opened' }, { by, now })
}

/**
 * Assigns more to a budget, or takes off it with a negative amount; the same key again changes nothing.
 * @throws NotFound 'budget.unknown'; Conflict 'budget.closed'; Refused 'budget.below_zero'.
 */
export async function assign(
  tx: Tx,
  budgetId: number,
  { amountCents, note, key }: { amountCents: number; note: string; key: string },
  { by, now }: By,
): Promise<Budget> {
  const budget = await lockBudgetRow(tx, budgetId)
  if (!budget) throw new NotFound('budget.unknown')
  if (budget.closed_at !== null) throw new Conflict('budget.closed')
  if (budget.assigned_cents + amountCents < 0) throw new Refused('budget.below_zero')
  const entry = { budgetId, cents: amountCents, note, actor: by, key: `assigned:${budgetId}:${key}`, now }
  if (await insertAssigned(tx, entry)) await forgetWarnings(tx, budgetId)
  return shownBudget((await lockBudgetRow(tx, budgetId)) ?? budget)
}

/** Names a budget anew, closes it, or opens it again: nothing is ordered from a closed one. @throws NotFound 'budget.unknown' */
export async function changeBudget(
  tx: Tx,
  budgetId: number,
  wanted: { title: string; closed: boolean },
  now: Date,
): Promise<Budget> {
  if (!(await lockBudgetRow(tx, budgetId))) throw new NotFound('budget.unknown')
  await renameBudget(tx, budgetId, wanted, now)
  return shownBudget((await lockBudgetRow(tx, budgetId))!)
}
