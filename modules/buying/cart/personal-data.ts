import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { forgetOwnersGifts } from './ebook-gift.sql.ts'
import { cartRows, emptyCarts } from './personal-data.sql.ts'

/** Whose a cart is, and where its parcel would go. */
export const personalData: PersonalData = {
  answersFor: {
    cart: ['owner_id', 'comments', 'delivery_address', 'pickup_point'],
    cart_ebook_gift: ['recipient_email', 'giver_name', 'message'],
    cart_signed_copy: ['dedication'],
  },
  stays: {
    'cart_line.cart_id': 'the cart says no more whose it is',
    'cart_ebook_gift.cart_id': 'it goes with its line when an account is erased',
    'cart_signed_copy.cart_id': 'the copies with a dedication go when an account is erased',
  },
  exportPerson: async (db, person) => ({ carts: await cartRows(db, person) }),
  erasePerson: async (tx, person) => {
    await forgetOwnersGifts(tx, person.customerId)
    await emptyCarts(tx, person)
  },
}
