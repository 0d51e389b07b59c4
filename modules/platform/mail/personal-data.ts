import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { eraseEmails } from './erase-emails.ts'
import { lettersOf } from './personal-data.sql.ts'

/** Letters to a proved address; whoever wrote others has them erased where they are written. */
export const personalData: PersonalData = {
  answersFor: { mail_outbox: ['recipient', 'subject', 'html', 'plain'], mail_attachment: ['name', 'content'] },
  stays: { 'stranger_letters.mailbox': 'a digest, counted for a day' },
  withheld: {
    stranger_letters: 'a digest, counted for a day',
  },
  exportPerson: async (db, person) => ({ letters: await lettersOf(db, person) }),
  erasePerson: async (tx, { proved, placeholder }) => {
    if (proved) await eraseEmails(tx, { to: proved }, placeholder)
  },
}
