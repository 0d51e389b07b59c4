import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { orderLettersOpen } from './waiting.sql.ts'

/** What waits here for the staff. */
export const waiting: readonly Queue[] = [
  {
    name: 'order_letters',
    action: 'order_letter.handle',
    homes: { order_desk: 8, trade_desk: 4 },
    view: { screen: 'order-letters', filters: { state: 'open', sort: 'sent_at' } },
    rows: orderLettersOpen,
  },
]
