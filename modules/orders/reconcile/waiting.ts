import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { booksDiffering } from './waiting.sql.ts'

/** What waits here for the staff. */
export const waiting: readonly Queue[] = [
  {
    name: 'books_differing',
    action: 'books.read',
    homes: { finance: 12, admin: 10 },
    view: { screen: 'books', filters: {} },
    rows: booksDiffering,
  },
]
