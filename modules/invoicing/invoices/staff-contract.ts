import { z } from 'zod'

export const InvoiceNumber = z.object({ invoice: z.string().max(40) })
export const ExportBooks = z
  .object({
    book: z.enum(['invoices', 'vat']),
    format: z.enum(['csv', 'xlsx']).default('xlsx'),
    from: z.iso.date(),
    to: z.iso.date(),
  })
  .refine(({ from, to }) => from <= to)

export const CancelInvoice = z.object({ reason: z.string().trim().min(3).max(300) })
export const CancelledInvoice = z.object({ number: z.string() })
