import { requireKnownCustomer } from '#modules/people/customers/known-customer.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import { closeMember, inviteForAccount, membersOf } from './members.ts'
import { memberCalls } from './staff-contract.ts'

const subject = ({ params }: { params: { customer: string } }) => `customer ${params.customer}`

/** The people of a library's or a business's account. */
export function memberStaffRoutes(call: StaffCalls, { senders }: { senders: Senders }) {
  call(memberCalls, 'GET /customers/:customer/members/', {
    action: 'customer.read',
    summary: 'Who signs in for an account beside its holder',
    subject,
    run: async ({ db, params, now }) => {
      await requireKnownCustomer(db, params.customer)
      return membersOf(db, params.customer, now)
    },
  })
  call(memberCalls, 'POST /customers/:customer/members/', {
    action: 'member.invite',
    summary: 'Invites somebody into an account at its wish; they choose their password themselves',
    subject,
    run: async ({ db, params, body: { language, ...invited }, now }) => {
      await requireKnownCustomer(db, params.customer)
      return inviteForAccount(db, params.customer, invited, { senders, language, now })
    },
  })
  call(memberCalls, 'POST /customers/:customer/members/:member/close/', {
    action: 'member.close',
    summary: 'Closes somebody of an account; their sessions end at once',
    subject: ({ params }) => `customer ${params.customer} member ${params.member}`,
    run: ({ db, params, now }) => closeMember(db, params.customer, params.member, now),
  })
}
