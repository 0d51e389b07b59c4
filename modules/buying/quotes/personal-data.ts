import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { quotesOfPerson } from './personal-data.sql.ts'
import { eraseQuotesOf } from './quotes.sql.ts'

/** Who was offered something; what is no account's and was not ordered goes a year after it ended. */
export const personalData: PersonalData = {
  answersFor: { quote: ['customer_id', 'name', 'contact', 'email', 'phone', 'address'] },
  stays: { 'quote.order_id': 'the order that it became, which answers for itself' },
  exportPerson: async (db, person) => ({ quotes: await quotesOfPerson(db, person) }),
  erasePerson: (tx, { customerId }) => eraseQuotesOf(tx, customerId),
}
