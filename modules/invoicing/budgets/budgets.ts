import type { Db, Tx } from '#kernel/db.ts'
import { Conflict, NotFound, Refused } from '#kernel/errors.ts'
import { type Cents, cents } from '#kernel/money.ts'
import {
  type BudgetRow,
  budgetRow,
  budgetRows,
  budgetTitle,
  budgetYears,
  followBudget,
  lockBudgetRow,
  oneBudget,
  orderCharged,
} from './budgets.sql.ts'

/** A budget of a contract, its lot and a year; sums in cents, VAT included (L-01). */
export interface Budget {
  id: number
  year: number
  contract: string
  lot: string
  title: string
  assignedCents: Cents
  invoicedCents: Cents
  /** Delivered and not invoiced yet. */
  servedCents: Cents
  /** Ordered and not delivered yet. */
  pendingCents: Cents
  /** assigned − invoiced − served − pending; below zero once it is overspent. */
  availableCents: number
  /** Invoiced and pending of what is assigned, in whole percent, rounded down; 100 and more when nothing is left. */
  usedPercent: number
  level: BudgetLevel
  closed: boolean
}

/** What is said of a budget's use: at 80 % that it comes to its end, at 100 % that it has (L-02). */
export const budgetLevels = ['fine', 'near', 'beyond'] as const
export type BudgetLevel = (typeof budgetLevels)[number]
export const warnAt = { near: 80, beyond: 100 } as const

/** Pure: how far a budget is used. One without money assigned is beyond its end with the first cent. */
export function useOf({ assigned, used }: { assigned: number; used: number }): { percent: number; level: BudgetLevel } {
  const percent = assigned > 0 ? Math.max(0, Math.floor((used * 100) / assigned)) : used > 0 ? 100 : 0
  return { percent, level: percent >= warnAt.beyond ? 'beyond' : percent >= warnAt.near ? 'near' : 'fine' }
}

export const shownBudget = (row: BudgetRow): Budget => {
  const { percent, level } = useOf({ assigned: row.assigned_cents, used: row.invoiced_cents + row.pending_cents })
  return {
    id: row.id,
    year: row.year,
    contract: row.contract,
    lot: row.lot,
    title: row.title,
    assignedCents: cents(row.assigned_cents),
    invoicedCents: cents(row.invoiced_cents),
    servedCents: cents(row.served_cents),
    pendingCents: cents(row.pending_cents - row.served_cents),
    availableCents: row.available_cents,
    usedPercent: percent,
    level,
    closed: row.closed_at !== null,
  }
}

/** The budgets of a customer, of one year or all; the newest year first. */
export const budgetsOf = async (db: Db, customerId: string, year: number | null = null): Promise<Budget[]> =>
  (await budgetRows(db, customerId, year)).map(shownBudget)

/** One of whatever customer, for the desk that keeps them; null where there is none. */
export async function anyBudget(db: Db, id: number): Promise<Budget | null> {
  const rows = await oneBudget(db, id)
  return rows.map(shownBudget)[0] ?? null
}

/** Years in which a customer has budgets, the newest first. */
export const yearsOf = (db: Db, customerId: string): Promise<number[]> => budgetYears(db, customerId)

/** @throws NotFound 'budget.unknown', for another customer's too. */
export async function budgetById(db: Db, customerId: string, id: number): Promise<Budget> {
  const row = await budgetRow(db, customerId, id)
  if (!row) throw new NotFound('budget.unknown')
  return shownBudget(row)
}

/**
 * The budget locked until the transaction ends, before any stock is: orders charged to it are counted one after another.
 * @throws NotFound 'budget.unknown'; Conflict 'budget.closed'.
 */
export async function lockBudget(tx: Tx, customerId: string, id: number): Promise<Budget> {
  const row = await budgetRow(tx, customerId, id, { lock: true })
  if (!row) throw new NotFound('budget.unknown')
  if (row.closed_at !== null) throw new Conflict('budget.closed')
  return shownBudget(row)
}

/**
 * Charges an order that was just written to its budget. What happens to it afterwards, the ledger follows by itself (migration 047).
 * @throws Refused 'budget.other_amount' when the order costs something else than its placer was shown.
 */
export async function commitBudget(
  tx: Tx,
  { budgetId, orderId, amountCents, actor }: { budgetId: number; orderId: number; amountCents: Cents; actor: string },
): Promise<void> {
  const order = await orderCharged(tx, orderId)
  if (order?.budget_id !== budgetId || order.total_cents !== amountCents) throw new Refused('budget.other_amount')
  await followBudget(tx, orderId, actor)
}

/** Any budget locked like lockBudget, closed or not: that of an order which is changed. */
export async function lockBudgetOfOrder(tx: Tx, id: number): Promise<void> {
  await lockBudgetRow(tx, id)
}

/** What a change of an order moved on its budget. */
export interface BudgetMoved {
  title: string
  /** What was left of it, and what is. */
  beforeCents: number
  afterCents: number
}

/**
 * Has the ledger follow an order that was changed; its budget is locked. What costs more must have room: whoever approved the order
 * approved no more than it held. The database asks the same as the transaction ends (budget_not_overspent_by_change).
 * @throws Refused 'budget.beyond' naming what is left; Conflict 'budget.closed' where it costs more
 */
export async function followChange(
  tx: Tx,
  { budgetId, orderId, actor }: { budgetId: number; orderId: number; actor: string },
): Promise<BudgetMoved> {
  const before = (await lockBudgetRow(tx, budgetId))!
  await followBudget(tx, orderId, actor)
  const after = (await lockBudgetRow(tx, budgetId))!
  const more = before.available_cents - after.available_cents
  if (more > 0 && before.closed_at !== null) throw new Conflict('budget.closed')
  if (more > 0 && after.available_cents < 0)
    throw new Refused('budget.beyond', { left_cents: Math.max(0, before.available_cents), more_cents: more })
  return {
    title: await budgetTitle(tx, budgetId),
    beforeCents: before.available_cents,
    afterCents: after.available_cents,
  }
}
