/** Invoices of orders on account with something to be received; what is read of them changes nothing. */
export { type OpenInvoiceRow, openInvoicesOf } from './receivables.sql.ts'
