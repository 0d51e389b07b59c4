import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { budgetRows } from './personal-data.sql.ts'

/** Budgets and their ledger are the account of an institution. */
export const personalData: PersonalData = {
  stays: {
    'budget.customer_id': 'the ledger of an institution, which says no more who it was',
    'budget_entry.order_id': 'a line of that ledger',
    'budget_touched.order_id': 'what is still to be written into it',
  },
  withheld: { budget_touched: 'a note for the clock that warns of a budget that runs out' },
  exportPerson: async (db, person) => ({ budgets: await budgetRows(db, person) }),
}
