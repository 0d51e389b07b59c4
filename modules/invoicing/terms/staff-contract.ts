import { z } from 'zod'
import { Limit } from '#modules/people/staff/call-contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'
import { TermsShown, TermsWanted } from './contract.ts'

const Amount = z.number().min(-10_000_000).max(10_000_000).multipleOf(0.01)
/** As they are read and saved: what is owed moves by itself. */
export const KeptTerms = versioned(TermsShown, ['exposure', 'available_credit'])
export const SavedTerms = versioned(TermsWanted)
export const OpenInvoiceView = z.object({
  invoice: z.string(),
  invoice_id: z.number().int(),
  customer: z.string(),
  customer_name: z.string(),
  email: z.string(),
  date: z.string(),
  due: z.string(),
  overdue: z.boolean(),
  total: z.number(),
  received: z.number(),
  open: z.number(),
  reminders: z.number().int(),
})
export const FindReceivables = z.object({
  overdue: z.stringbool().default(false),
  after_due: z.iso.date().optional().describe('The last row of the page before: its due day and invoice_id'),
  after_invoice: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  limit: Limit,
})
export const OfInvoice = z.object({ invoice: z.string().max(30) })
export const BookReceipt = z.object({
  amount: Amount.refine((amount) => amount !== 0),
  received_on: z.iso.date(),
  reference: z.string().trim().min(1).max(80),
  remark: z.string().trim().max(200).default(''),
})
export const ReceiptBooked = z.object({ open: z.number() })
