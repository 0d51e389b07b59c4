import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { removeCardsOf } from './kept-cards.ts'
import { cardRows } from './personal-data.sql.ts'

/** The cards that somebody kept for their next purchases; the gateway is told to forget them too. */
export const personalData: PersonalData = {
  answersFor: { kept_card: ['customer_id', 'last4'] },
  exportPerson: async (db, person) => ({ kept_cards: await cardRows(db, person) }),
  erasePerson: async (tx, { customerId }) => {
    await removeCardsOf(tx, customerId)
  },
}
