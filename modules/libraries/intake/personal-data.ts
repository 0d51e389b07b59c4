import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { deleteReadings, readingRows } from './personal-data.sql.ts'

/** Lists that were read in; what became of them is handed out by the desk as well. */
export const personalData: PersonalData = {
  answersFor: { reading: ['customer_id', 'name', 'lines'] },
  exportPerson: async (db, person) => ({ readings: await readingRows(db, person) }),
  erasePerson: async (tx, person) => {
    await deleteReadings(tx, person)
  },
}
