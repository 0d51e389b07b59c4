import type { CodeReader } from '#modules/orders/counter/codes-contract.ts'
import { ordersOnInvoice } from './scanned.sql.ts'

/** Two letters, a year and a number: the series of invoices. */
const invoiceNumber = /^[A-Z]{1,4}\d{2}-\d{6}$/

/** Invoices by their number: the order they are for, or all of a month's summary. */
export const invoiceCodes: CodeReader = {
  kind: 'invoice',
  reads: (code) => (invoiceNumber.test(code.toUpperCase()) ? code.toUpperCase() : null),
  find: async (db, value) => {
    const numbers = (await ordersOnInvoice(db, value)).map(({ number }) => number)
    if (numbers.length > 1) return { kind: 'orders', numbers }
    return numbers[0] ? { kind: 'order', number: numbers[0], parcel: null } : null
  },
}
