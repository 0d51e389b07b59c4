import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { forgetPaymentCards, hasOpenTask } from './personal-data.sql.ts'

/** With which card was paid; the movements of money belong to the books. */
export const personalData: PersonalData = {
  answersFor: {},
  beforeErasure: async (db, customerId) => ({ obstacles: (await hasOpenTask(db, customerId)) ? ['returns'] : [] }),
  erasePerson: async (tx, person) => {
    await forgetPaymentCards(tx, person)
  },
}
