import { z } from 'zod'
import { IdOf, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'
import { ClaimView, claimKinds, claimStates } from './contract.ts'

const Words = z.string().trim().max(1_000).default('')
const Event = ClaimView.shape.events.element.extend({ note: z.string(), by: z.string() })

const StaffClaim = ClaimView.extend({
  customer: z.string(),
  customer_name: z.string(),
  email: z.string(),
  by: z.string().nullable().describe('Who of the account made it; null for its holder'),
  events: z.array(Event),
  answer_by: z.iso.date().nullable().describe('The last day to answer by law; null once it was answered'),
  overdue: z.boolean(),
  replacement: z.string().nullable().describe('The order that sends the copies again, without a price'),
  acts: z.object({
    answer: z.enum(['claim.is_answered']).nullable(),
    resend: z.enum(['claim.answer_first', 'claim.being_sent', 'claim.is_over']).nullable(),
    credit: z.enum(['claim.answer_first', 'claim.being_sent', 'claim.is_over']).nullable(),
    close: z.enum(['claim.answer_first', 'claim.make_good', 'claim.is_over']).nullable(),
  }),
})
export type StaffClaim = z.output<typeof StaffClaim>

const claimList = listCall({
  sorts: ['date'],
  first: '-date',
  filters: {
    order: z.string().max(20).optional(),
    state: z.enum(claimStates).optional(),
    kind: z.enum(claimKinds).optional(),
  },
  item: StaffClaim,
})
export type FindClaims = z.output<(typeof claimList)['query']>

const AnswerClaim = z
  .object({ accept: z.enum(['resend', 'credit', 'no']), answer: Words })
  .refine(({ accept, answer }) => accept !== 'no' || answer.length >= 3, { path: ['answer'] })
const Resend = z.object({ store_code: z.string().max(10).describe('Whose copies leave') })

const OfClaim = IdOf('claim')
const KeptClaim = versioned(StaffClaim, ['overdue'])
export const claimCalls = {
  'GET /claims/': claimList,
  'GET /claims/:claim/': { params: OfClaim, answer: KeptClaim },
  'POST /claims/:claim/answer/': { params: OfClaim, body: versioned(AnswerClaim), answer: KeptClaim },
  'POST /claims/:claim/resend/': { params: OfClaim, body: Resend, answer: KeptClaim },
  'POST /claims/:claim/credit/': { params: OfClaim, answer: KeptClaim },
  'POST /claims/:claim/close/': { params: OfClaim, answer: KeptClaim },
} satisfies StaffContract
