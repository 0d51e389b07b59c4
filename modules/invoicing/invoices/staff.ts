import type { Day } from '#kernel/days.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { FileAnswer } from '#modules/people/staff/file-answer.ts'
import { invoicesCsv, invoicesXlsx, type Period, vatBookCsv, vatBookXlsx } from './books.ts'
import { exportCalls, spreadsheet } from './staff-contract.ts'

/** Invoices as the accountant takes them along. */
export function invoiceStaffRoutes(call: StaffCalls) {
  call(exportCalls, 'GET /books/', {
    action: 'invoice.export',
    summary: 'Issued invoices, or the VAT book, of a period for the accountant',
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
