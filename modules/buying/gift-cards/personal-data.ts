import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { emptyBought, emptyReceived, giftCardData } from './personal-data.sql.ts'

/** Who gave a card to whom. */
export const personalData: PersonalData = {
  answersFor: {},
  exportPerson: async (db, person) => ({ gift_cards: await giftCardData(db, person) }),
  erasePerson: async (tx, person) => {
    await emptyBought(tx, person)
    await emptyReceived(tx, person)
  },
}
