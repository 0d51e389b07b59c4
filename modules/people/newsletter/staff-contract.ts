import { z } from 'zod'
import { languages } from '#kernel/language.ts'
import { Id, IdOf, NoBody, Numbered, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'

export const readerStates = ['pending', 'confirmed', 'ended'] as const

const Reader = z.object({
  id: z.number().int(),
  email: z.string(),
  language: z.enum(languages),
  state: z.enum(readerStates),
  form: z.string().describe('Where they asked'),
  consent_version: z.string().describe('Of the text that they accepted'),
  asked_at: z.iso.datetime(),
  confirmed_at: z.iso
    .datetime()
    .nullable()
    .describe('When they answered the link of the e-mail: from then on they may be written to'),
  ended_at: z.iso.datetime().nullable(),
  bought: z.boolean().describe('An order was paid with this address'),
  card: z.boolean().describe('They hold the loyalty card, under this address'),
})
export type Reader = z.output<typeof Reader>

const readerList = listCall({
  sorts: ['asked_at'],
  first: '-asked_at',
  filters: {
    state: z.enum(readerStates).default('confirmed'),
    language: z.enum(languages).optional(),
    bought: z.stringbool().optional().describe('Those who have bought, or who have not'),
    card: z.stringbool().optional().describe('Those who hold the loyalty card, or who do not'),
    segment: Id.optional().describe('Those of a segment'),
  },
  item: Reader,
})
export type FindReaders = z.output<(typeof readerList)['query']>

/** By what readers are told apart; what is null is not asked. What they bought is one purchase: that kind, of that author, in that section. */
export const SegmentRules = z.object({
  language: z.enum(languages).nullable().default(null),
  bought: z.enum(['yes', 'no']).nullable().default(null).describe('Whether an order was paid with the address'),
  card: z.enum(['yes', 'no']).nullable().default(null).describe('Whether they hold the loyalty card'),
  kind: z.enum(['book', 'object']).nullable().default(null).describe('They bought one'),
  author: z.int().positive().nullable().default(null).describe('They bought something of this author'),
  category: z.int().positive().nullable().default(null).describe('They bought something of this section or below it'),
  store: z.string().trim().min(1).max(10).nullable().default(null).describe('They had an order sent to this store'),
  since: z.iso.date().nullable().default(null).describe('They have asked for the newsletter since this day'),
})
export type SegmentRules = z.output<typeof SegmentRules>

export const NewSegment = SegmentRules.extend({ name: z.string().trim().min(1).max(80) })
export type NewSegment = z.output<typeof NewSegment>
export const Segment = NewSegment.extend({
  id: z.number().int(),
  readers: z.number().int().describe('Confirmed ones, now'),
  handed_at: z.iso.datetime().nullable(),
})
export type Segment = z.output<typeof Segment>
const KeptSegment = versioned(Segment, ['readers', 'handed_at'])

const segmentList = listCall({ sorts: ['name'], first: 'name', filters: {}, item: KeptSegment })
export type FindSegments = z.output<(typeof segmentList)['query']>
const OfSegment = IdOf('segment')

export const readerCalls = {
  'GET /newsletter/readers/': readerList,
  'GET /newsletter/segments/': segmentList,
  'GET /newsletter/segments/:segment/': { params: OfSegment, answer: KeptSegment },
  'POST /newsletter/segments/': { body: NewSegment, answer: Segment },
  'PUT /newsletter/segments/:segment/': { params: OfSegment, body: versioned(NewSegment), answer: KeptSegment },
  'DELETE /newsletter/segments/:segment/': { params: OfSegment, answer: Numbered },
  'POST /newsletter/segments/:segment/hand-over/': {
    params: OfSegment,
    body: NoBody,
    answer: z.object({ readers: z.number().int() }),
  },
} satisfies StaffContract
