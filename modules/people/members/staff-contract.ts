import { z } from 'zod'
import { languages } from '#kernel/language.ts'
import { memberRoles } from '#modules/people/access/contract.ts'
import { CustomerParams } from '#modules/people/customers/staff-contract.ts'
import type { StaffContract } from '#modules/people/staff/call-contract.ts'
import { MemberList } from './contract.ts'

const OfMember = CustomerParams.extend({ member: z.string().max(64) })

const InvitePerson = z.object({
  name: z.string().trim().max(120),
  email: z.string().trim().max(254),
  role: z.enum(memberRoles),
  spending_limit: z.number().min(0).max(1_000_000).multipleOf(0.01).nullable().default(null),
  language: z.enum(languages).describe('Of the invitation'),
})

export const memberCalls = {
  'GET /customers/:customer/members/': { params: CustomerParams, answer: MemberList },
  'POST /customers/:customer/members/': { params: CustomerParams, body: InvitePerson, answer: MemberList },
  'POST /customers/:customer/members/:member/close/': { params: OfMember, answer: MemberList },
} satisfies StaffContract
