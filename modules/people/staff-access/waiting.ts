import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { colleaguesWithoutFactor } from './waiting.sql.ts'

/** What waits here for the staff. */
export const waiting: readonly Queue[] = [
  {
    name: 'without_factor',
    action: 'staff.secure',
    homes: { admin: 7 },
    view: { screen: 'users', filters: {} },
    rows: colleaguesWithoutFactor,
  },
]
