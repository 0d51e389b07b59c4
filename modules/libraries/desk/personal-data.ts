import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { eraseLists, listRows } from './personal-data.sql.ts'

/** Lists of the desk. */
export const personalData: PersonalData = {
  answersFor: {},
  exportPerson: async (db, person) => ({ lists: await listRows(db, person) }),
  erasePerson: eraseLists,
}
