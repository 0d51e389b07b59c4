import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { shortToDecide, shortToLookFor } from './waiting.sql.ts'

/** What waits here for the staff. */
export const waiting: readonly Queue[] = [
  {
    name: 'short_lines',
    action: 'short.decide',
    homes: { order_desk: 3, admin: 3 },
    view: { screen: 'short-list', filters: { waits: 'true' } },
    rows: shortToDecide,
  },
  {
    name: 'short_to_look',
    action: 'short.look',
    ofStore: true,
    homes: { bookseller: 2 },
    view: { screen: 'short-list', filters: { state: 'looking' } },
    rows: shortToLookFor,
  },
]
