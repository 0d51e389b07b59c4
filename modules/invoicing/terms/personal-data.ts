import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { owes, receivableRows, termsRows } from './personal-data.sql.ts'

/** What is owed on account holds an erasure up; what was agreed and paid belongs to the books. */
export const personalData: PersonalData = {
  stays: {
    'receivable.customer_id': 'what was owed and paid belongs to the books',
    'account_receipt_part.order_id': 'what was owed and paid belongs to the books',
    'trade_terms.customer_id': 'what was agreed explains the prices of the orders',
  },
  withheld: { account_receipt_part: 'what a receipt paid of each order: the receivables handed out say what is paid' },
  exportPerson: async (db, person) => ({ terms: await termsRows(db, person), receivables: await receivableRows(db, person) }),
  beforeErasure: async (db, customerId) => ({ obstacles: (await owes(db, customerId)) ? ['owed'] : [] }),
}
