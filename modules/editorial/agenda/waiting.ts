import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { activitiesToday } from './waiting.sql.ts'

/** What waits here for the staff. */
export const waiting: readonly Queue[] = [
  {
    name: 'activities_today',
    action: 'agenda.read',
    ofStore: true,
    homes: { bookseller: 7 },
    view: { screen: 'agenda', filters: {} },
    rows: activitiesToday,
  },
]
