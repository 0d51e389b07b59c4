import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { booksNotKept, requestsOpen } from './waiting.sql.ts'

/** What waits here for the staff. */
export const waiting: readonly Queue[] = [
  {
    name: 'requests',
    action: 'request.answer',
    homes: { bookseller: 5, trade_desk: 2 },
    view: { screen: 'requests', filters: { state: 'open' } },
    rows: requestsOpen,
  },
  {
    name: 'books_not_kept',
    action: 'title.change',
    homes: { catalogue: 5 },
    view: { screen: 'requests', filters: { state: 'all', unknown: 'true' } },
    rows: booksNotKept,
  },
]
