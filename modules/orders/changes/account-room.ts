import type { Tx } from '#kernel/db.ts'
import { type BudgetMoved, followChange, lockBudgetOfOrder } from '#modules/invoicing/budgets/budgets.ts'
import { awaitCredit, lockCredit } from '#modules/invoicing/terms/terms.ts'
import type { OrderRow } from '#modules/orders/order/orders.ts'
import { orderById } from '#modules/orders/order/orders.ts'
import type { Doing } from '#modules/orders/order/steps.ts'

/** Locks what an order on account takes room of, credit and budget, before any stock: the order in which orders are placed. */
export async function lockRoom(tx: Tx, { terms, owner_id, budget_id }: OrderRow): Promise<void> {
  if (terms !== 'account') return
  await awaitCredit(tx, owner_id)
  if (budget_id !== null) await lockBudgetOfOrder(tx, budget_id)
}

/**
 * What a change of an order on account costs more has room within the credit agreed and the budget that the order is charged to.
 * @returns what it moved on the budget; null where there is none
 * @throws Refused with the reasons of terms and budgets
 */
export async function keepWithinRoom(tx: Tx, before: OrderRow, { actor }: Doing): Promise<BudgetMoved | null> {
  if (before.terms !== 'account') return null
  const after = await orderById(tx, before.id)
  if (after && after.account_due_cents > before.account_due_cents) await lockCredit(tx, before.owner_id, 0)
  if (before.budget_id === null) return null
  return followChange(tx, { budgetId: before.budget_id, orderId: before.id, actor: `${actor.kind}:${actor.id}` })
}
