import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { proposalsWaiting } from './waiting.sql.ts'

/** What waits here for the staff. */
export const waiting: readonly Queue[] = [
  {
    name: 'rates_proposed',
    action: 'rate.decide',
    homes: { finance: 10, admin: 8 },
    view: { screen: 'rate-proposals', filters: { state: 'waiting' } },
    rows: proposalsWaiting,
  },
]
