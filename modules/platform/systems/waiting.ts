import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { dutiesFailing } from './waiting.sql.ts'

/** What waits here for the staff. */
export const waiting: readonly Queue[] = [
  {
    name: 'duties_failing',
    action: 'system.read',
    homes: { admin: 0 },
    view: { screen: 'systems', filters: {} },
    rows: dutiesFailing,
  },
]
