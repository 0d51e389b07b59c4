import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { deleteOrderRequests } from './personal-data.sql.ts'

/** Who sent an order off, kept so that it is not sent twice. */
export const personalData: PersonalData = {
  answersFor: { order_request: ['owner_id', 'order_id'] },
  withheld: {
    order_request: 'by which a second click finds the order of the first',
  },
  erasePerson: async (tx, person) => {
    await deleteOrderRequests(tx, person)
  },
}
