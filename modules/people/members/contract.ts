import { z } from 'zod'
import { memberRoles } from '#modules/people/access/contract.ts'

const Signed = { id: z.string().max(64).default(''), token: z.string().max(200).default('') }
const Text = z.string().max(300).default('')
const Password = z.string().max(1000).default('')
/** What somebody may do, and up to how many euros, VAT included, they order without anybody's approval; null: no such sum. */
const Powers = {
  name: Text,
  role: z.enum(memberRoles),
  spending_limit: z.number().min(0).max(1_000_000).nullable().default(null),
}

export const Member = z.object({
  pk: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(memberRoles),
  spending_limit: z.number().nullable(),
  state: z.enum(['invited', 'expired', 'active', 'closed']).describe('expired: the link was not answered within its days'),
  invited_at: z.string(),
  joined_at: z.string().nullable(),
  closed_at: z.string().nullable(),
})
export type Member = z.output<typeof Member>
export const MemberList = z.object({
  /** Who may sign in or is invited, by name; then who left, the latest hundred. */
  items: z.array(Member),
  /** How many more may be invited. */
  left: z.number().int(),
})
export type MemberList = z.output<typeof MemberList>

export const ListMembers = z.object(Signed)
export const Invite = z.object({ ...Signed, email: Text, ...Powers })
export const ChangeMember = z.object({ ...Signed, ...Powers })
export type ChangeMember = z.output<typeof ChangeMember>
/** After a change: a sentence that says what was done, and everybody as they stand now. */
export const MembersChanged = MemberList.extend({ detail: z.string() })

export const ShowInvitation = z.object({ token: Text })
export const Invitation = z.object({
  account: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(memberRoles),
})
export type Invitation = z.output<typeof Invitation>
export const AcceptInvitation = z.object({
  token: Text,
  name: Text,
  password: Password,
  confirm_password: Password,
  privacy: z.boolean().default(false),
  cart_id: z.string().max(64).default(''),
})
export type AcceptInvitation = z.output<typeof AcceptInvitation>

export const MemberPk = z.object({ pk: z.string().max(64) })
