import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { acceptedQuotes, endingQuotes } from './waiting.sql.ts'

/** What waits here for the staff. */
export const waiting: readonly Queue[] = [
  {
    name: 'quotes_accepted',
    action: 'quote.order',
    homes: { bookseller: 7, order_desk: 4, trade_desk: 3 },
    view: { screen: 'quotes', filters: { view: 'accepted' } },
    rows: acceptedQuotes,
  },
  {
    name: 'quotes_ending',
    action: 'quote.make',
    homes: { bookseller: 9, order_desk: 9, trade_desk: 8 },
    view: { screen: 'quotes', filters: { view: 'ending' } },
    rows: endingQuotes,
  },
]
