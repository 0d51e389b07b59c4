import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { cardsAskedFor } from './waiting.sql.ts'

/** What waits here for the staff. */
export const waiting: readonly Queue[] = [
  {
    name: 'card_requests',
    action: 'card.issue',
    homes: { marketing: 1, order_desk: 12 },
    view: { screen: 'card-requests', filters: {} },
    rows: cardsAskedFor,
  },
]
