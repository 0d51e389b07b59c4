import { z } from 'zod'
import { languages } from '#kernel/language.ts'
import { IdOf, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'
import { refusalReasons, reviewStates } from './states.ts'

const ListedReview = z.object({
  id: z.number().int(),
  product: z.number().int(),
  title: z.string(),
  stars: z.number().int(),
  words: z.string(),
  name: z.string(),
  language: z.enum(languages),
  state: z.enum(reviewStates),
  written_at: z.iso.datetime(),
})

export const StaffReview = ListedReview.extend({
  customer: z.string(),
  order: z.string().describe('By which it was bought'),
  bought_on: z.iso.date(),
  decided_at: z.iso.datetime().nullable(),
  decided_by: z.string().nullable(),
  refused_for: z.enum(refusalReasons).nullable(),
  note: z.string().describe('What its author was told besides'),
  reply: z.string(),
  replied_at: z.iso.datetime().nullable(),
})
export type StaffReview = z.output<typeof StaffReview>

const reviewList = listCall({
  sorts: ['written_at'],
  first: '-written_at',
  filters: { state: z.enum(reviewStates).optional(), stars: z.coerce.number().int().min(1).max(5).optional() },
  item: ListedReview,
})
export type FindReviews = z.output<(typeof reviewList)['query']>

const OfReview = IdOf('review')
const KeptReview = versioned(StaffReview)

const Approve = z.object({})
const Refuse = z.object({
  reason: z.enum(refusalReasons),
  note: z.string().trim().max(1000).default('').describe('To its author, who is told the reason'),
})
const Reply = z.object({ reply: z.string().trim().max(2000).describe('Empty: what was answered is taken away') })

export const reviewCalls = {
  'GET /reviews/': reviewList,
  'GET /reviews/:review/': { params: OfReview, answer: KeptReview },
  'POST /reviews/:review/approve/': { params: OfReview, body: versioned(Approve), answer: KeptReview },
  'POST /reviews/:review/refuse/': { params: OfReview, body: versioned(Refuse), answer: KeptReview },
  'POST /reviews/:review/reply/': { params: OfReview, body: versioned(Reply), answer: KeptReview },
} satisfies StaffContract
