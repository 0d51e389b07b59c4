import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { invoicesAskedFor } from './waiting.sql.ts'

/** What waits here for the staff. */
export const waiting: readonly Queue[] = [
  {
    name: 'invoices_asked',
    action: 'invoice.issue',
    homes: { finance: 6 },
    view: { screen: 'orders', filters: { wants: 'invoice' } },
    rows: invoicesAskedFor,
  },
]
