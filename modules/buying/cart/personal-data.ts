import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { cartRows, emptyCarts } from './personal-data.sql.ts'

/** Whose a cart is, and where its parcel would go. */
export const personalData: PersonalData = {
  answersFor: { cart: ['owner_id', 'comments', 'delivery_address', 'pickup_point'] },
  stays: { 'cart_line.cart_id': 'the cart says no more whose it is' },
  exportPerson: async (db, person) => ({ carts: await cartRows(db, person) }),
  erasePerson: async (tx, person) => {
    await emptyCarts(tx, person)
  },
}
