import type { Figure } from '#modules/people/staff/figures-contract.ts'
import { placesAskedFor } from './figures.sql.ts'

/** What is counted here on the first page of colleagues. */
export const figures: readonly Figure[] = [
  {
    name: 'places_asked_for',
    action: 'agenda.registrations',
    homes: { marketing: 1 },
    happens: true,
    view: { screen: 'doors', filters: { ahead: 'true' } },
    row: (db, _store, span) => placesAskedFor(db, span),
  },
]
