import { day, dayOf } from '#kernel/days.ts'
import { centsOf } from '#kernel/money.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { findReceivables } from './find-receivables.ts'
import { type AroundReceipt, bookReceipt } from './receipts.ts'
import { receivableCalls, termsCalls } from './staff-contract.ts'
import { agreeTerms, endTerms, shownTerms, termsOf } from './terms.ts'

const subject = ({ params }: { params: { customer: string } }) => `customer ${params.customer}`

/** What was agreed with libraries and businesses, and what came in for their invoices. */
export function termsStaffRoutes(call: StaffCalls, deps: AroundReceipt) {
  call(termsCalls, 'GET /customers/:customer/terms/', {
    action: 'terms.read',
    summary: 'What was agreed with a customer, and how much of the credit is used',
    subject,
    run: async ({ db, params }) => shownTerms(await termsOf(db, params.customer)),
  })
  call(termsCalls, 'PUT /customers/:customer/terms/', {
    action: 'terms.change',
    summary: 'Agrees terms with a business or an activated library, from now on',
    subject,
    current: async ({ db, params }) => shownTerms(await termsOf(db, params.customer)),
    run: async ({ db, params, body, staff, now }) =>
      shownTerms(await agreeTerms(db, params.customer, body, { by: `staff:${staff.id}`, now })),
  })
  call(termsCalls, 'DELETE /customers/:customer/terms/', {
    action: 'terms.change',
    summary: 'The customer buys as anybody does from now on; what is open stays owed',
    subject,
    run: async ({ db, params }) => {
      await endTerms(db, params.customer)
      return { done: true as const }
    },
  })
  call(receivableCalls, 'GET /receivables/', {
    action: 'receipt.read',
    summary: 'Invoices on account with something to be received, the longest due first',
    run: ({ db, query, now }) => findReceivables(db, query, dayOf(now)),
  })
  call(receivableCalls, 'POST /receivables/:invoice/receipts/', {
    action: 'receipt.book',
    summary: 'Books what the bank says came for an invoice; a negative amount takes a receipt back',
    subject: ({ params }) => `invoice ${params.invoice}`,
    run: async ({ db, params, body, staff, now }) => {
      const { openCents } = await bookReceipt(
        db,
        {
          invoiceNumber: params.invoice,
          amountCents: centsOf(body.amount),
          receivedOn: day(body.received_on),
          reference: body.reference,
          note: body.remark,
        },
        { by: `staff:${staff.id}`, now },
        deps,
      )
      return { open: openCents / 100 }
    },
  })
}
