import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { claimsOpen } from './waiting.sql.ts'

/** What waits here for the staff. */
export const waiting: readonly Queue[] = [
  {
    name: 'claims',
    action: 'claim.answer',
    homes: { order_desk: 6, trade_desk: 6 },
    view: { screen: 'claims', filters: { state: 'open' } },
    rows: claimsOpen,
  },
]
