import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { alertRows, deleteAlerts } from './personal-data.sql.ts'

/** Of which books somebody wants to hear. */
export const personalData: PersonalData = {
  answersFor: { stock_notice: ['email'] },
  exportPerson: async (db, person) => ({ stock_notices: await alertRows(db, person) }),
  erasePerson: async (tx, person) => {
    await deleteAlerts(tx, person)
  },
}
