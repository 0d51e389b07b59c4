import type { PersonalData } from '#modules/people/privacy/person-contract.ts'

/** Lists are nobody's: neither who made one nor who gives from it is kept, and they end by themselves. */
export const personalData: PersonalData = {
  answersFor: {},
  stays: { 'wish_list_pick.cart_id': 'a cart that a wish was put into, of whoever gives it; it goes with the list' },
  withheld: { wish_list_pick: 'no row says whose the cart was' },
  exportPerson: async () => ({}),
  erasePerson: async () => {},
}
