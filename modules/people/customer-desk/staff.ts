import type { StaffCalls } from '#modules/people/staff/call.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import { mergeCustomers, mergePreview } from './merge.ts'
import { customerDeskCalls } from './staff-contract.ts'
import { type CustomerDeskDeps, wholeCustomer } from './whole.ts'

const subject = ({ params }: { params: { customer: string } }) => `customer ${params.customer}`

/** Everything of one customer, and two accounts of one person made one. */
export function customerDeskStaffRoutes(call: StaffCalls, deps: CustomerDeskDeps & { senders: Senders }) {
  call(customerDeskCalls, 'GET /customers/:customer/whole/', {
    action: 'customer.read',
    summary: 'Everything of one customer: orders, invoices, returns, cards, consents, messages, addresses, wishes to be erased',
    subject,
    run: ({ db, params, now }) => wholeCustomer(db, params.customer, deps, now),
  })
  call(customerDeskCalls, 'GET /customers/:customer/merge/:other/', {
    action: 'customer.read',
    summary: 'What joining another account with this one would carry over and leave, and what stands in its way',
    subject,
    run: ({ db, params, now }) => mergePreview(db, { from: params.other, into: params.customer }, deps, now),
  })
  call(customerDeskCalls, 'POST /customers/:customer/merge/', {
    action: 'customer.merge',
    summary: 'Joins another account of the same person with this one, for good; both addresses are told',
    subject,
    run: async ({ db, params, body: { other }, now }) => {
      await mergeCustomers(db, { from: other, into: params.customer }, { senders: deps.senders, now })
      return wholeCustomer(db, params.customer, deps, now)
    },
  })
}
