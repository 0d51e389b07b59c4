import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { budgetsNearlyUsed } from './waiting.sql.ts'

/** What waits here for the staff. */
export const waiting: readonly Queue[] = [
  {
    name: 'budgets_nearly_used',
    action: 'budget.change',
    homes: { trade_desk: 7 },
    view: { screen: 'budgets', filters: {} },
    rows: budgetsNearlyUsed,
  },
]
