import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { picksWaiting } from './waiting.sql.ts'

/** What waits here for the staff. */
export const waiting: readonly Queue[] = [
  { name: 'picks', action: 'pick.read', homes: { bookseller: 2 }, view: { screen: 'picking', filters: {} }, rows: picksWaiting },
]
