import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { forgetPaymentCards, hasOpenTask, refundRows } from './personal-data.sql.ts'

/** With which card was paid; the movements of money belong to the books. */
export const personalData: PersonalData = {
  answersFor: { payment_attempt: ['token', 'card_last4'] },
  stays: {
    'refund.order_id': 'the movements of money belong to the books',
    'refund.requested_by': 'who of the staff asked for it',
    'payment_attempt.order_id': 'the movements of money belong to the books',
    'payment_flag.order_id': 'the movements of money belong to the books',
    'payment_movement.order_id': 'the movements of money belong to the books',
  },
  withheld: {
    payment_flag: 'what bank and books do not agree on, for whoever of the staff settles it',
    payment_movement: "the bank's side of payments and refunds, which are handed out with the orders",
  },
  exportPerson: async (db, person) => ({ refunds: await refundRows(db, person) }),
  beforeErasure: async (db, customerId) => ({ obstacles: (await hasOpenTask(db, customerId)) ? ['returns'] : [] }),
  erasePerson: async (tx, person) => {
    await forgetPaymentCards(tx, person)
  },
}
