import { z } from 'zod'
import type { StaffContract } from '#modules/people/staff/call-contract.ts'

export const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const InvoiceNumber = z.object({ invoice: z.string().max(40) })
const ExportBooks = z
  .object({
    book: z.enum(['invoices', 'vat']),
    format: z.enum(['csv', 'xlsx']).default('xlsx'),
    from: z.iso.date(),
    to: z.iso.date(),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'] })

export const CancelInvoice = z.object({ reason: z.string().trim().min(3).max(300) })
export const CancelledInvoice = z.object({ number: z.string() })

export const exportCalls = {
  'GET /books/': { query: ExportBooks, file: ['text/csv', spreadsheet] },
} satisfies StaffContract
