import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { receivablesOverdue } from './waiting.sql.ts'

/** What waits here for the staff. */
export const waiting: readonly Queue[] = [
  {
    name: 'receivables',
    action: 'receipt.book',
    homes: { finance: 5 },
    view: { screen: 'receivables', filters: { overdue: 'true' } },
    rows: receivablesOverdue,
  },
]
