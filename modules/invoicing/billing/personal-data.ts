import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { billingProfileRows, invoiceRequestRows, invoiceRows } from './personal-data.sql.ts'

/** Invoices and what was asked to stand on them: the law keeps both as they are. */
export const personalData: PersonalData = {
  stays: {
    'customer_invoice.customer_id': "which invoices were an account's",
    'invoice_request.order_id': 'to whom an invoice was to be made out: kept with it',
    'invoice_request.name': 'to whom an invoice was to be made out: kept with it',
    'invoice_request.tax_id': 'to whom an invoice was to be made out: kept with it',
    'invoice_request.street': 'to whom an invoice was to be made out: kept with it',
    'invoice_request.postcode': 'to whom an invoice was to be made out: kept with it',
    'invoice_request.city': 'to whom an invoice was to be made out: kept with it',
    'billed_line.order_id': 'what an invoice bills',
    'billing_profile.customer_id': 'how an account is invoiced: nothing in it names a person',
  },
  withheld: {
    billed_line: 'what an invoice bills of each order: it stands on the invoice',
  },
  exportPerson: async (db, person) => ({
    invoicing: await billingProfileRows(db, person),
    invoice_requests: await invoiceRequestRows(db, person),
    invoices: await invoiceRows(db, person),
  }),
}
