import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { demandOpen } from './demand.sql.ts'

/** What waits here for the staff: each is what the list shows that it leads to. */
export const waiting: readonly Queue[] = [
  {
    name: 'books_not_kept',
    action: 'demand.answer',
    homes: { catalogue: 5 },
    view: { screen: 'demand', filters: { kind: 'request', answer: 'open' } },
    rows: (db) => demandOpen(db, 'request'),
  },
  {
    name: 'searches_missed',
    action: 'demand.answer',
    homes: { catalogue: 6, marketing: 3 },
    view: { screen: 'demand', filters: { kind: 'search', answer: 'open' } },
    rows: (db) => demandOpen(db, 'search'),
  },
]
