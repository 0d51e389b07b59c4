import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { deleteStandingOrders, standingOrderRows } from './personal-data.sql.ts'

/** What an account wants proposed. */
export const personalData: PersonalData = {
  answersFor: { standing_order: ['customer_id', 'member_id'], standing_match: ['decided_by'] },
  withheld: {
    standing_match: 'what was proposed and decided; what was accepted is in the lists',
  },
  exportPerson: async (db, person) => ({ standing_orders: await standingOrderRows(db, person) }),
  erasePerson: async (tx, person) => {
    await deleteStandingOrders(tx, person)
  },
}
