import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { owes } from './personal-data.sql.ts'

/** What is owed on account holds an erasure up; what was agreed and paid belongs to the books. */
export const personalData: PersonalData = {
  answersFor: {},
  beforeErasure: async (db, customerId) => ({ obstacles: (await owes(db, customerId)) ? ['owed'] : [] }),
}
