import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { lettersFailed } from './waiting.sql.ts'

/** What waits here for the staff. */
export const waiting: readonly Queue[] = [
  {
    name: 'emails_failed',
    action: 'email.again',
    homes: { order_desk: 9, admin: 5 },
    view: { screen: 'emails', filters: { state: 'failed' } },
    rows: lettersFailed,
  },
]
