import type { Figure } from '#modules/people/staff/figures-contract.ts'
import { requestsAsked } from './figures.sql.ts'

/** What is counted here on the first page of colleagues. */
export const figures: readonly Figure[] = [
  {
    name: 'requests_asked',
    action: 'request.read',
    homes: { trade_desk: 3 },
    happens: true,
    view: { screen: 'requests', filters: { state: 'all' } },
    row: (db, _store, span) => requestsAsked(db, span),
  },
]
