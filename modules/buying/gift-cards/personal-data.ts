import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { emptyBought, emptyReceived, giftCardData } from './personal-data.sql.ts'

/** Who gave a card to whom. */
export const personalData: PersonalData = {
  answersFor: { gift_card: ['recipient_name', 'recipient_email', 'giver_name', 'message'] },
  stays: {
    'gift_card.order_id': 'the money on a card stays with whoever has its code',
    'gift_card.last4': 'the money on a card stays with whoever has its code',
    'gift_card_entry.order_id': "the book of the card's money",
    'cart_gift_card.cart_id': 'the cart says no more whose it is',
  },
  withheld: {
    cart_gift_card: 'a card laid to a basket that is not bought yet',
  },
  exportPerson: async (db, person) => ({ gift_cards: await giftCardData(db, person) }),
  erasePerson: async (tx, person) => {
    await emptyBought(tx, person)
    await emptyReceived(tx, person)
  },
}
