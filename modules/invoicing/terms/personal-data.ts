import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { owes } from './personal-data.sql.ts'

/** What is owed on account holds an erasure up; what was agreed and paid belongs to the books. */
export const personalData: PersonalData = {
  stays: {
    'receivable.customer_id': 'what was owed and paid belongs to the books',
    'account_receipt_part.order_id': 'what was owed and paid belongs to the books',
    'trade_terms.customer_id': 'what was agreed explains the prices of the orders',
  },
  beforeErasure: async (db, customerId) => ({ obstacles: (await owes(db, customerId)) ? ['owed'] : [] }),
}
