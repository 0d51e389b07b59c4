import { identifiersOf, type PersonalData } from '#modules/people/privacy/person-contract.ts'
import { eraseNotices } from '#modules/platform/mail/erase-emails.ts'
import { deleteOrderLetters, orderLetterRows } from './personal-data.sql.ts'

/** Orders written as a letter, with their file. */
export const personalData: PersonalData = {
  answersFor: {
    order_letter: [
      'customer_id',
      'member_id',
      'email',
      'subject',
      'comments',
      'file_name',
      'file',
      'original',
      'order_id',
      'reason',
    ],
    order_letter_line: ['asked', 'ean', 'note'],
  },
  exportPerson: async (db, person) => ({ order_letters: await orderLetterRows(db, person) }),
  erasePerson: async (tx, person) => {
    await deleteOrderLetters(tx, person)
    await eraseNotices(tx, { templates: ['order-letter'], since: person.since, saying: identifiersOf(person) })
  },
}
