import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { forgetReserver, forgetWisher, reservationsOf, wishesOf } from './personal-data.sql.ts'

/** Whom copies were kept for; what is not an account's goes ninety days after it was collected or released. */
export const personalData: PersonalData = {
  answersFor: { reservation: ['customer_id', 'name', 'email', 'phone', 'mailbox'], reservation_wish: ['name', 'email'] },
  stays: { 'reservation.cart_id': 'a cart of the reservation’s own, which is nobody’s' },
  exportPerson: async (db, person) => ({
    reservations: [...(await reservationsOf(db, person)), ...(await wishesOf(db, person))],
  }),
  erasePerson: async (tx, person) => {
    await forgetReserver(tx, person)
    await forgetWisher(tx, person)
  },
}
