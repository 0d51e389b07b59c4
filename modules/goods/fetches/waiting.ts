import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { fetchesThatWait } from './waiting.sql.ts'

/** What waits here for the staff. */
export const waiting: readonly Queue[] = [
  {
    name: 'fetched_files',
    action: 'fetch.run',
    homes: { catalogue: 9 },
    view: { screen: 'fetches', filters: {} },
    rows: fetchesThatWait,
  },
]
