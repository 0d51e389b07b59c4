import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { invoiceRequestRows, invoiceRows } from './personal-data.sql.ts'

/** Invoices and what was asked to stand on them: the law keeps both as they are. */
export const personalData: PersonalData = {
  answersFor: {},
  exportPerson: async (db, person) => ({
    invoice_requests: await invoiceRequestRows(db, person),
    invoices: await invoiceRows(db, person),
  }),
}
