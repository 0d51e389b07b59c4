import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { endingReservations } from './waiting.sql.ts'

/** What waits here for the staff. */
export const waiting: readonly Queue[] = [
  {
    name: 'reservations_ending',
    action: 'reservation.change',
    homes: { bookseller: 8 },
    view: { screen: 'reservations', filters: { state: 'held' } },
    rows: endingReservations,
  },
]
