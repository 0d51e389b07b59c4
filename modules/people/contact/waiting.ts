import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { messagesOpen } from './waiting.sql.ts'

/** What waits here for the staff. */
export const waiting: readonly Queue[] = [
  {
    name: 'messages',
    action: 'message.answer',
    homes: { order_desk: 7, trade_desk: 5 },
    view: { screen: 'messages', filters: { state: 'open' } },
    rows: messagesOpen,
  },
]
