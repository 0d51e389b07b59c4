import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { eraseNotices } from '#modules/platform/mail/erase-letters.ts'
import { forfeitPoints } from './forfeit.ts'
import { cardRequestRows, cardRows, deleteCardRequests, pointsLeft } from './personal-data.sql.ts'

/** The card with its points, which an erasure forfeits, and what was asked to get one. */
export const personalData: PersonalData = {
  answersFor: {},
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
