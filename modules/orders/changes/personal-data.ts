import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { changeRows } from './personal-data.sql.ts'

/** What was changed of an order: the books of one that says no more whose it is. */
export const personalData: PersonalData = {
  stays: { 'order_change.order_id': 'the books of an order that says no more whose it is' },
  exportPerson: async (db, person) => ({ order_changes: await changeRows(db, person) }),
}
