import type { Figure } from '#modules/people/staff/figures-contract.ts'
import { cardsAskedFor } from './figures.sql.ts'

/** What is counted here on the first page of colleagues. */
export const figures: readonly Figure[] = [
  {
    name: 'cards_asked_for',
    action: 'card_request.read',
    homes: { marketing: 2 },
    happens: true,
    view: { screen: 'card-requests', filters: {} },
    row: (db, _store, span) => cardsAskedFor(db, span),
  },
]
