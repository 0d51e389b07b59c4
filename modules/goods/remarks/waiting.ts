import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { remarksWaiting } from './remarks.sql.ts'

/** What waits here for the staff. */
export const waiting: readonly Queue[] = [
  {
    name: 'title_remarks',
    action: 'remark.close',
    homes: { catalogue: 2 },
    view: { screen: 'quality', filters: {} },
    rows: remarksWaiting,
  },
]
