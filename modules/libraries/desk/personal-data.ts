import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { eraseLists, listRows } from './personal-data.sql.ts'

/** Lists of the desk. */
export const personalData: PersonalData = {
  answersFor: {
    desk_list: ['name', 'comments', 'reference', 'letter', 'returned_reason'],
    desk_refusal: ['customer_id', 'refused_by'],
  },
  stays: {
    'desk_list.customer_id': 'a list that became an order stays with it, of an account that says no more whose it is',
    'desk_list.member_id': 'a list that became an order stays with it, of an account that says no more whose it is',
    'desk_list.submitted_by': 'a list that became an order stays with it, of an account that says no more whose it is',
    'desk_list.order_id': 'a list that became an order stays with it, of an account that says no more whose it is',
  },
  withheld: {
    desk_refusal: 'titles not to be proposed again; the lists they were struck from are handed out',
  },
  exportPerson: async (db, person) => ({ lists: await listRows(db, person) }),
  erasePerson: eraseLists,
}
