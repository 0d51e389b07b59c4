import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { returnsReceived, returnsToDecide } from './waiting.sql.ts'

/** What waits here for the staff. */
export const waiting: readonly Queue[] = [
  {
    name: 'returns_to_decide',
    action: 'return.answer',
    homes: { order_desk: 4, admin: 4 },
    view: { screen: 'returns', filters: { state: 'requested' } },
    rows: returnsToDecide,
  },
  {
    name: 'returns_received',
    action: 'return.answer',
    homes: { order_desk: 5 },
    view: { screen: 'returns', filters: { state: 'received' } },
    rows: returnsReceived,
  },
]
