import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { erasuresAsked } from './waiting.sql.ts'

/** What waits here for the staff. */
export const waiting: readonly Queue[] = [
  {
    name: 'erasures',
    action: 'erasure.read',
    homes: { order_desk: 10, admin: 3 },
    view: { screen: 'erasures', filters: {} },
    rows: erasuresAsked,
  },
]
