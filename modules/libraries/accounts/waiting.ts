import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { accountsBeyond } from './waiting.sql.ts'

/** What waits here for the staff. */
export const waiting: readonly Queue[] = [
  {
    name: 'accounts_beyond',
    action: 'terms.change',
    homes: { trade_desk: 9 },
    view: { screen: 'trade', filters: { kind: 'limit' } },
    rows: accountsBeyond,
  },
]
