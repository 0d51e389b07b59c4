import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { eraseNotices } from '#modules/platform/mail/erase-emails.ts'
import { deleteMessages, messageRows } from './personal-data.sql.ts'

/** What somebody wrote to the shop. */
export const personalData: PersonalData = {
  answersFor: {
    contact_message: ['name', 'institution', 'email', 'phone', 'message', 'training', 'experience', 'knowledge'],
    contact_entry: ['text', 'email'],
    contact_file: ['name', 'content'],
  },
  exportPerson: async (db, person) => ({ messages: await messageRows(db, person) }),
  erasePerson: async (tx, person) => {
    await deleteMessages(tx, person)
    if (person.proved) await eraseNotices(tx, { templates: ['contact-notice'], saying: [person.proved] })
  },
}
