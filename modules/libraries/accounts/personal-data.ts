import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { colleagueNoteRows, deleteNotes } from './personal-data.sql.ts'

/** What colleagues noted of an account, and who looks after it. */
export const personalData: PersonalData = {
  answersFor: { account_note: ['customer_id', 'text'], account_keeper: ['customer_id'] },
  withheld: { account_keeper: 'which colleague looks after the account: a matter of the shop' },
  exportPerson: async (db, person) => ({ colleagues_notes: await colleagueNoteRows(db, person) }),
  erasePerson: (tx, person) => deleteNotes(tx, person),
}
