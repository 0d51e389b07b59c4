import { z } from 'zod'
import { CustomerParams } from '#modules/people/customers/staff-contract.ts'
import { Done, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'
import { TermsShown, TermsWanted } from './contract.ts'

const Amount = z.number().min(-10_000_000).max(10_000_000).multipleOf(0.01)
/** As they are read and saved: what is owed moves by itself. */
const KeptTerms = versioned(TermsShown, ['exposure', 'available_credit'])
const SavedTerms = versioned(TermsWanted)
const OpenInvoiceView = z.object({
  invoice: z.string(),
  invoice_id: z.number().int(),
  customer: z.string(),
  customer_name: z.string(),
  email: z.string(),
  date: z.string(),
  due: z.string(),
  overdue: z.boolean(),
  total: z.number().describe('EUR'),
  received: z.number().describe('EUR'),
  open: z.number().describe('EUR'),
  reminders: z.number().int(),
})
const receivableList = listCall({
  sorts: ['due', 'open'],
  first: 'due',
  filters: { overdue: z.stringbool().default(false) },
  item: OpenInvoiceView,
})
export type FindReceivables = z.output<(typeof receivableList)['query']>
const OfInvoice = z.object({ invoice: z.string().max(30) })
const BookReceipt = z.object({
  amount: Amount.refine((amount) => amount !== 0),
  received_on: z.iso.date(),
  reference: z.string().trim().min(1).max(80),
  remark: z.string().trim().max(200).default(''),
})
const ReceiptBooked = z.object({ open: z.number().describe('EUR') })

export const receivableCalls = {
  'GET /receivables/': receivableList,
  'POST /receivables/:invoice/receipts/': { params: OfInvoice, body: BookReceipt, answer: ReceiptBooked },
} satisfies StaffContract
export const termsCalls = {
  'GET /customers/:customer/terms/': { params: CustomerParams, answer: KeptTerms },
  'PUT /customers/:customer/terms/': { params: CustomerParams, body: SavedTerms, answer: KeptTerms },
  'DELETE /customers/:customer/terms/': { params: CustomerParams, answer: Done },
} satisfies StaffContract
