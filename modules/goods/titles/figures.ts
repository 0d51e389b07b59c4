import type { Figure } from '#modules/people/staff/figures-contract.ts'
import { pricesAhead, titlesChanged } from './figures.sql.ts'

/** What is counted here on the first page of colleagues. */
export const figures: readonly Figure[] = [
  {
    name: 'titles_changed',
    action: 'title.read',
    homes: { catalogue: 1 },
    happens: true,
    view: { screen: 'titles', filters: { sort: '-changed_at' } },
    row: (db, _store, span) => titlesChanged(db, span),
  },
  {
    name: 'prices_ahead',
    action: 'title.read',
    homes: { catalogue: 2 },
    row: (db, _store, span) => pricesAhead(db, span),
  },
]
