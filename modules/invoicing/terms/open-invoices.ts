/** Invoices of orders on account with something to be received; what is read of them changes nothing but that somebody was reminded. */
export { markReminded, type OpenInvoiceRow, openInvoicesOf } from './receivables.sql.ts'
