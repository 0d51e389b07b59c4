import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { transfersToReceive, transfersToSend } from './waiting.sql.ts'

/** What waits here for the staff. */
export const waiting: readonly Queue[] = [
  {
    name: 'transfers_to_send',
    action: 'transfer.send',
    ofStore: true,
    homes: { bookseller: 3 },
    view: { screen: 'transfers', filters: { open: 'true' } },
    rows: transfersToSend,
  },
  {
    name: 'transfers_to_receive',
    action: 'transfer.receive',
    ofStore: true,
    homes: { bookseller: 4 },
    view: { screen: 'transfers', filters: { open: 'true' } },
    rows: transfersToReceive,
  },
]
