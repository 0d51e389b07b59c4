import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { deleteSessions, sessionRows } from './personal-data.sql.ts'

/** Who is signed in, with which browser. The people of an account are handed out and erased by members, through account-members.ts. */
export const personalData: PersonalData = {
  stays: { 'account_member.customer_id': 'lists and orders name members of an account that says no more whose it is' },
  answersFor: { account_member: ['email', 'name', 'password_hash'], session: ['id', 'email', 'member_id', 'device'] },
  exportPerson: async (db, person) => ({ sessions: await sessionRows(db, person) }),
  erasePerson: async (tx, person) => {
    await deleteSessions(tx, person)
  },
}
