import type { PersonalData } from '#modules/people/privacy/person-contract.ts'

/** Copies held for a cart. */
export const personalData: PersonalData = {
  stays: { 'stock_hold.cart_id': 'the cart says no more whose it is, and the hold ends within the hour' },
  withheld: {
    stock_hold: 'copies kept for a basket within the hour',
  },
}
