import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { recordsRejected } from './waiting.sql.ts'

/** What waits here for the staff. */
export const waiting: readonly Queue[] = [
  {
    name: 'verifactu_rejected',
    action: 'invoice.issue',
    homes: { finance: 7, admin: 6 },
    view: { screen: 'invoices', filters: {} },
    rows: recordsRejected,
  },
]
