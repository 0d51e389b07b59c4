import { z } from 'zod'
import { languages } from '#kernel/language.ts'
import { Done, Id, Numbered, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'

export const demandKinds = ['search', 'notice', 'request'] as const
const Kind = z.enum(demandKinds)
export type DemandKind = z.output<typeof Kind>
/** What staff say of it; `synonym` is kept by the act that makes one. */
const saidOfIt = ['ordered', 'made', 'not_to_be_had'] as const
export const demandAnswers = [...saidOfIt, 'synonym'] as const
const Answer = z.enum(demandAnswers)

export const DemandRow = z.object({
  key: z.string(),
  words: z.string().describe('What was looked for, or the title that is waited for'),
  ean: z.string().nullable(),
  product: z.number().int().nullable().describe('The title, where the catalogue has it by now'),
  asked: z.number().int().describe('How often it was looked for, how many people wait, how many copies are asked for'),
  last_at: z.iso.datetime(),
  stock: z.number().int().nullable(),
  answer: Answer.nullable(),
  note: z.string(),
  by: z.string().nullable(),
  answered_at: z.iso.datetime().nullable(),
})
export type DemandRow = z.output<typeof DemandRow>

const demandList = listCall({
  sorts: ['asked', 'last_at'],
  first: '-asked',
  filters: {
    kind: Kind.default('search'),
    answer: z.enum(['open', ...demandAnswers]).optional(),
  },
  item: DemandRow,
})
export type FindDemand = z.output<typeof demandList.query>

const About = z.object({ key: z.string().trim().min(1).max(500) })
const AnswerDemand = About.extend({
  answer: z.enum(saidOfIt),
  note: z.string().trim().max(500).default(''),
  product: Id.nullable().default(null).describe('The title that answers it'),
})
export type AnswerDemand = z.output<typeof AnswerDemand>

const MissToSynonym = About.extend({
  language: z.enum(languages).describe('Of whoever types it'),
  shown: z.array(z.string().trim().min(1).max(60)).min(1).max(20).describe('What the shop calls it'),
})
export type MissToSynonym = z.output<typeof MissToSynonym>

export const demandCalls = {
  'GET /demand/': demandList,
  'PUT /demand/:kind/': { params: z.object({ kind: Kind }), body: AnswerDemand, answer: Done },
  'POST /demand/search/synonym/': { body: MissToSynonym, answer: Numbered },
  'POST /demand/:kind/reopen/': { params: z.object({ kind: Kind }), body: About, answer: Done },
} satisfies StaffContract
