import { identifiersOf, type PersonalData } from '#modules/people/privacy/person-contract.ts'
import { eraseNotices } from '#modules/platform/mail/erase-emails.ts'
import { deleteRequests, requestRows } from './personal-data.sql.ts'

/** What booksellers were asked. */
export const personalData: PersonalData = {
  answersFor: { bookseller_request: ['customer_id', 'member_id', 'asked', 'note'] },
  exportPerson: async (db, person) => ({ requests: await requestRows(db, person) }),
  erasePerson: async (tx, person) => {
    await deleteRequests(tx, person)
    await eraseNotices(tx, { templates: ['request-notice'], since: person.since, saying: identifiersOf(person) })
  },
}
