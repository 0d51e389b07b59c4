import { requireKnownCustomer } from '#modules/people/customers/known-customer.ts'
import { CustomerParams } from '#modules/people/customers/staff-contract.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { MemberList } from './contract.ts'
import { closeMember, membersOf } from './members.ts'
import { OfMember } from './staff-contract.ts'

/** The people of a library's or a business's account. */
export function memberStaffRoutes(call: StaffCalls) {
  call('GET', '/customers/:customer/members/', {
    action: 'customer.read',
    summary: 'Who signs in for an account beside its holder',
    params: CustomerParams,
    answer: MemberList,
    subject: ({ params }) => `customer ${params.customer}`,
    run: async ({ db, params, now }) => {
      await requireKnownCustomer(db, params.customer)
      return membersOf(db, params.customer, now)
    },
  })
  call('POST', '/customers/:customer/members/:member/close/', {
    action: 'member.close',
    summary: 'Closes somebody of an account; their sessions end at once',
    params: OfMember,
    answer: MemberList,
    subject: ({ params }) => `customer ${params.customer} member ${params.member}`,
    run: ({ db, params, now }) => closeMember(db, params.customer, params.member, now),
  })
}
