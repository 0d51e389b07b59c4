import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { waitingReviews } from './staff.sql.ts'

/** What waits here for the staff. */
export const waiting: readonly Queue[] = [
  {
    name: 'reviews_waiting',
    action: 'review.decide',
    homes: { marketing: 3 },
    view: { screen: 'reviews', filters: { state: 'waiting' } },
    rows: waitingReviews,
  },
]
