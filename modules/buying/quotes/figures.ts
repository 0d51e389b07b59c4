import type { Figure } from '#modules/people/staff/figures-contract.ts'
import { quotesSent } from './figures.sql.ts'

/** What is counted here on the first page of colleagues. */
export const figures: readonly Figure[] = [
  {
    name: 'quotes_sent',
    action: 'quote.read',
    homes: { trade_desk: 2 },
    unit: 'euros',
    happens: true,
    view: { screen: 'quotes', filters: { view: 'open' } },
    row: quotesSent,
  },
]
