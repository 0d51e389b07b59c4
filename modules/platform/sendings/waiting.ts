import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { filesNotSent } from './waiting.sql.ts'

/** What waits here for the staff. */
export const waiting: readonly Queue[] = [
  {
    name: 'files_not_sent',
    action: 'sending.run',
    homes: { admin: 9, finance: 11 },
    view: { screen: 'sendings', filters: {} },
    rows: filesNotSent,
  },
]
