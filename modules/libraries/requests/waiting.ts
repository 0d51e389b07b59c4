import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { requestsOpen } from './waiting.sql.ts'

/** What waits here for the staff. */
export const waiting: readonly Queue[] = [
  {
    name: 'requests',
    action: 'request.answer',
    homes: { bookseller: 5, trade_desk: 2 },
    view: { screen: 'requests', filters: { state: 'open' } },
    rows: requestsOpen,
  },
]
