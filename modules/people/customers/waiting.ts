import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { accountsToActivate } from './staff.sql.ts'

/** What waits here for the staff. */
export const waiting: readonly Queue[] = [
  {
    name: 'accounts',
    action: 'customer.activate',
    homes: { trade_desk: 1 },
    view: { screen: 'customers', filters: { waiting: 'true' } },
    rows: accountsToActivate,
  },
]
