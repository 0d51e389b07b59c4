import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { movementsToMatch } from './waiting.sql.ts'

/** What waits here for the staff. */
export const waiting: readonly Queue[] = [
  {
    name: 'bank_entries',
    action: 'bank.book',
    homes: { finance: 8 },
    view: { screen: 'bank', filters: { state: 'to_match' } },
    rows: movementsToMatch,
  },
]
