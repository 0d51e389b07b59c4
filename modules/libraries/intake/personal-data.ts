import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { deleteReadings } from './personal-data.sql.ts'

/** Lists that were read in; what became of them is handed out by the desk. */
export const personalData: PersonalData = {
  answersFor: { reading: ['customer_id', 'name', 'lines'] },
  erasePerson: async (tx, person) => {
    await deleteReadings(tx, person)
  },
}
