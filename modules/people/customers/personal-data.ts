import { identifiersOf, type PersonalData } from '#modules/people/privacy/person-contract.ts'
import { eraseEmails, eraseNotices } from '#modules/platform/mail/erase-emails.ts'
import { accountRow, addressRows, consentRows, deleteOwn, emptyAccount, favouriteRows } from './personal-data.sql.ts'

/** The account itself, its addresses and favourites, what was accepted, and the letters about the account. */
export const personalData: PersonalData = {
  answersFor: {
    customer: [
      'email',
      'password_hash',
      'name',
      'surnames',
      'phone',
      'tax_id',
      'company',
      'library',
      'contact_person',
      'vat_proof',
    ],
    customer_address: ['customer_id', 'name', 'recipient', 'street', 'floor', 'postcode', 'city', 'phone'],
    consent: ['customer_id', 'email', 'address'],
    email_link: ['customer_id', 'email'],
    guest: ['email'],
    login_email: ['email', 'customer_id', 'member_id'],
    password_reset: ['customer_id', 'member_id'],
    wish: ['customer_id'],
  },
  withheld: {
    email_link: 'a secret of the door, gone within the week',
    guest: 'the address of orders without an account; they say it themselves',
    login_email: 'the address of the account once more, for the door',
    password_reset: 'a secret of the door, gone within the day',
  },
  stays: { 'customer.merged_into': 'where an account leads that its holder had joined with another' },
  exportPerson: async (db, person) => ({
    account: await accountRow(db, person),
    addresses: await addressRows(db, person),
    consents: await consentRows(db, person),
    favourites: await favouriteRows(db, person),
  }),
  erasePerson: async (tx, person) => {
    const { email, since, placeholder } = person
    await eraseEmails(tx, { to: email, templates: ['email-%', 'account-activated', 'account-refused'], since }, placeholder)
    await eraseNotices(tx, { templates: ['identity-notice'], since, saying: identifiersOf(person) })
    await deleteOwn(tx, person)
    await emptyAccount(tx, person)
  },
}
