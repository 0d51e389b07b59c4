import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { deleteAllOf, savedOf } from './saved.sql.ts'

/** The baskets that somebody saved under a name of their own. */
export const personalData: PersonalData = {
  answersFor: { saved_cart: ['customer_id', 'name'] },
  exportPerson: async (db, { customerId }) => ({ saved_carts: customerId === null ? [] : await savedOf(db, customerId) }),
  erasePerson: async (tx, { customerId }) => {
    if (customerId !== null) await deleteAllOf(tx, customerId)
  },
}
