import { z } from 'zod'
import { NotFound } from '#kernel/errors.ts'
import { MemberList } from '#modules/people/members/contract.ts'
import { closeMember, membersOf } from '#modules/people/members/members.ts'
import type { StaffCalls } from './call.ts'
import { findCustomers } from './customers.sql.ts'

const CustomerId = z.object({ customer: z.string().max(64) })

/** The people of a library's or a business's account. */
export function memberRoutes(call: StaffCalls) {
  call('GET', '/customers/:customer/members/', {
    action: 'customer.read',
    summary: 'Who signs in for an account beside its holder',
    params: CustomerId,
    answer: MemberList,
    subject: ({ params }) => `customer ${params.customer}`,
    run: async ({ db, params, now }) => {
      const [known] = await findCustomers(db, { id: params.customer, limit: 1 })
      if (!known) throw new NotFound('staff.customer_unknown')
      return membersOf(db, params.customer, now)
    },
  })
  call('POST', '/customers/:customer/members/:member/close/', {
    action: 'member.close',
    summary: 'Closes somebody of an account; their sessions end at once',
    params: CustomerId.extend({ member: z.string().max(64) }),
    answer: MemberList,
    subject: ({ params }) => `customer ${params.customer} member ${params.member}`,
    run: ({ db, params, now }) => closeMember(db, params.customer, params.member, now),
  })
}
