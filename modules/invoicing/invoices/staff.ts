import type { Day } from '#kernel/days.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { FileAnswer } from '#modules/people/staff/file-answer.ts'
import { invoicesCsv, invoicesXlsx, type Period, vatBookCsv, vatBookXlsx } from './books.ts'
import { cancelInvoice } from './chain.ts'
import { requireInvoice } from './read.ts'
import type { InvoiceSettings } from './settings.ts'
import { CancelInvoice, CancelledInvoice, ExportBooks, InvoiceNumber } from './staff-contract.ts'

const subject = ({ params }: { params: { invoice: string } }) => `invoice ${params.invoice}`
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** An invoice as a document: cancelled, given to the accountant. */
export function invoiceStaffRoutes(call: StaffCalls, { invoicing }: { invoicing: InvoiceSettings }) {
  call('POST', '/invoices/:invoice/cancel/', {
    action: 'invoice.cancel',
    summary: 'An invoice that should never have been; what came back is corrected by its refund, not here',
    params: InvoiceNumber,
    body: CancelInvoice,
    answer: CancelledInvoice,
    subject,
    run: async ({ db, params, body, now }) => {
      const invoice = await requireInvoice(db, params.invoice)
      await cancelInvoice(db, invoicing, { invoice, reason: body.reason, now })
      return { number: invoice.number }
    },
  })
  call('GET', '/books/', {
    action: 'invoice.export',
    summary: 'Issued invoices, or the VAT book, of a period for the accountant',
    query: ExportBooks,
    file: ['text/csv', spreadsheet],
    subject: ({ query }) => `${query.book} ${query.from} ${query.to}`,
    run: async ({ db, query: { book, format, from, to } }) => {
      const period: Period = { from: from as Day, to: to as Day }
      const name = `${book}-${from}-${to}.${format}`
      if (format === 'xlsx')
        return new FileAnswer(name, spreadsheet, await (book === 'vat' ? vatBookXlsx : invoicesXlsx)(db, period))
      const parts: string[] = []
      for await (const part of (book === 'vat' ? vatBookCsv : invoicesCsv)(db, period)) parts.push(part)
      return new FileAnswer(name, 'text/csv; charset=utf-8', parts.join(''))
    },
  })
}
