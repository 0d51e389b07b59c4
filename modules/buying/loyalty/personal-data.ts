import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { eraseNotices } from '#modules/platform/mail/erase-emails.ts'
import { forfeitPoints } from './forfeit.ts'
import { cardRequestRows, cardRows, deleteCardRequests, pointsLeft } from './personal-data.sql.ts'

/** The card with its points, which an erasure forfeits, and what was asked to get one. */
export const personalData: PersonalData = {
  answersFor: {
    card_request: [
      'customer_id',
      'name',
      'surnames',
      'tax_id',
      'phone',
      'email',
      'address',
      'city',
      'postcode',
      'birth_date',
      'observations',
    ],
  },
  stays: {
    'loyalty_card.customer_id':
      "points were money's worth: the ledger is kept as a book, of an account that says no more whose it is",
    'former_card.customer_id': 'a number that opens nothing, kept so that no other card is given it',
    'points_entry.customer_id': 'a line of that ledger',
    'till_points.customer_id': 'a receipt of a till that the ledger stands on',
    'points_entry.order_id': 'a line of that ledger',
    'points_reversal.order_id': 'a line of that ledger',
  },
  withheld: { points_reversal: 'how the points of an order are shared out when part of it comes back' },
  exportPerson: async (db, person) => ({
    loyalty: await cardRows(db, person),
    card_requests: await cardRequestRows(db, person),
  }),
  beforeErasure: async (db, customerId) => ({ points: await pointsLeft(db, customerId) }),
  erasePerson: async (tx, person) => {
    await forfeitPoints(tx, person.customerId, person.now)
    await deleteCardRequests(tx, person)
    if (person.proved) await eraseNotices(tx, { templates: ['card-request-notice'], saying: [person.proved] })
  },
}
