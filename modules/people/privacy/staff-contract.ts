import { z } from 'zod'
import { IdOf, NoBody, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { erasureObstacles } from './contract.ts'
import { exportSections } from './person-contract.ts'

export const erasureOutcomes = ['erased', 'refused', 'closed'] as const
export type ErasureOutcome = (typeof erasureOutcomes)[number]
const states = ['open', ...erasureOutcomes] as const

/** A wish to have data deleted, and what came of it. */
export const ErasureRequest = z.object({
  id: z.number().int(),
  email: z.string(),
  reason: z.string(),
  language: z.string(),
  asked_at: z.iso.datetime(),
  due_on: z.iso.date().describe('The last day on which the law lets it wait for an answer'),
  state: z.enum(states),
  answer: z.string().describe('Why it was refused, as whoever asked was told'),
  done_at: z.iso.datetime().nullable(),
  done_by: z.string().nullable(),
})
export type ErasureRequest = z.output<typeof ErasureRequest>

/** Why something of a person stays when everything else goes. */
export const keepingLaws = ['accounts', 'invoices', 'proof', 'voucher', 'points'] as const
export type KeepingLaw = (typeof keepingLaws)[number]

/** What carrying a wish out would do, looked up as it stands now. */
export const ErasurePreview = ErasureRequest.extend({
  account: z
    .object({
      customer: z.string(),
      name: z.string(),
      proved: z
        .boolean()
        .describe('Whether a letter to the address was answered: who wrote the wish may be somebody else otherwise'),
    })
    .nullable()
    .describe('The account of the e-mail; null where there is none'),
  obstacles: z.array(z.enum(erasureObstacles)),
  points: z.number().int().describe('Loyalty points that are forfeited'),
  goes: z.array(z.object({ section: z.enum(exportSections), rows: z.number().int() })),
  stays: z.array(
    z.object({
      section: z.enum(exportSections),
      rows: z.number().int(),
      law: z.enum(keepingLaws),
      until: z.iso.date().nullable().describe('The day on which the law lets go of the last of them, where it names one'),
    }),
  ),
  acts: z.object({
    carry_out: z.enum(['privacy.under_way', 'privacy.unknown', 'privacy.wish_closed']).nullable(),
    refuse: z.literal('privacy.wish_closed').nullable(),
    close: z.literal('privacy.wish_closed').nullable(),
  }),
})
export type ErasurePreview = z.output<typeof ErasurePreview>

const erasureList = listCall({
  sorts: ['asked_at'],
  first: 'asked_at',
  filters: { state: z.enum([...states, 'all']).default('open') },
  item: ErasureRequest,
})
export type FindErasures = z.output<(typeof erasureList)['query']>

const OfErasure = IdOf('erasure')
export const RefuseErasure = z.object({
  answer: z.string().trim().min(10).max(1_000).describe('Why, in the language of whoever asked: it is sent to them'),
})

export const erasureCalls = {
  'GET /erasures/': erasureList,
  'GET /erasures/:erasure/': { params: OfErasure, answer: ErasurePreview },
  'POST /erasures/:erasure/carry-out/': { params: OfErasure, body: NoBody, answer: ErasureRequest },
  'POST /erasures/:erasure/refuse/': { params: OfErasure, body: RefuseErasure, answer: ErasureRequest },
  'POST /erasures/:erasure/close/': { params: OfErasure, body: NoBody, answer: ErasureRequest },
} satisfies StaffContract
