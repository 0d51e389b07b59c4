import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { deleteSessions, sessionRows } from './personal-data.sql.ts'

/** Who is signed in, with which browser. */
export const personalData: PersonalData = {
  answersFor: { session: ['id', 'email', 'member_id', 'device'] },
  exportPerson: async (db, person) => ({ sessions: await sessionRows(db, person) }),
  erasePerson: async (tx, person) => {
    await deleteSessions(tx, person)
  },
}
