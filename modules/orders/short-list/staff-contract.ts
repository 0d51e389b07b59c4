import { z } from 'zod'
import { Euros } from '#modules/goods/catalogue/contract.ts'
import { IdOf, NoBody, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { missingReasons, shortOutcomes, shortStates } from './states.ts'

export { missingReasons } from './states.ts'

const StoreCode = z.string().max(10)
const Copies = z.number().int().min(1).max(9_999)
const Note = z.string().trim().max(500).default('')

const Short = z.object({
  short: z.number().int(),
  order: z.string(),
  line: z.number().int(),
  product: z.number().int(),
  title: z.string(),
  author: z.string().nullable(),
  ean: z.string(),
  store_code: z.string().describe('Where it was not found'),
  store: z.string(),
  copies: z.number().int().describe('That it could not find'),
  missing: z.number().int().describe('Copies of the line that no store holds now'),
  reason: z.enum(missingReasons),
  state: z.enum(shortStates),
  waits: z.boolean().describe('Somebody has to decide: nothing is done yet, or what was done came to nothing'),
  expected: z.iso.date().nullable(),
  reported: z.iso.datetime(),
  ordered: z.iso.datetime(),
})
export type ShortRow = z.output<typeof Short>

const WhyNot = z.string().nullable()
const WholeShort = Short.extend({
  note: z.string(),
  reported_by: z.string(),
  changed: z.iso.datetime(),
  outcome: z.enum(shortOutcomes).nullable(),
  closed_by: z.string().nullable().describe('Null where it was settled by itself'),
  customer: z.object({ name: z.string(), email: z.string() }),
  worth: Euros.describe('What was paid, or is to be, for the copies that are missing'),
  transfer: z.object({ id: z.number().int(), code: z.string(), from_name: z.string(), state: z.string() }).nullable(),
  stores: z
    .array(z.object({ store_code: z.string(), name: z.string(), copies: z.number().int() }))
    .describe('Others that have copies'),
  editions: z.array(
    z.object({
      product: z.number().int(),
      title: z.string(),
      ean: z.string(),
      price: Euros.nullable(),
      copies: z.number().int(),
    }),
  ),
  acts: z.object({
    look_again: WhyNot,
    found: WhyNot,
    not_there: WhyNot,
    ask: WhyNot,
    order: WhyNot,
    offer: WhyNot,
    close: WhyNot,
  }),
})
export type WholeShort = z.output<typeof WholeShort>

const shortList = listCall({
  sorts: ['reported'],
  first: 'reported',
  filters: {
    state: z.enum(shortStates).optional(),
    waits: z.stringbool().optional().describe('Those for which somebody has to decide'),
    store_code: StoreCode.optional(),
    order: z.string().max(20).optional(),
  },
  item: Short,
})
export type FindShort = z.output<(typeof shortList)['query']>

/** What a customer is offered instead of what cannot be found. */
const Offer = z.object({
  edition: z.number().int().min(1).nullable().default(null).describe('Another edition that they may have instead'),
  wait_until: z.iso.date().nullable().default(null).describe('By when it should be there if they wait'),
  refund: z.boolean().default(true).describe('They may do without it'),
  note: Note.describe('Said to the customer'),
})
export type Offer = z.output<typeof Offer>

const OfShort = IdOf('short')
export const shortCalls = {
  'GET /short-list/': shortList,
  'GET /short-list/:short/': { params: OfShort, answer: WholeShort },
  'POST /short-list/:short/look-again/': { params: OfShort, body: z.object({ note: Note }), answer: WholeShort },
  'POST /short-list/:short/found/': { params: OfShort, body: z.object({ copies: Copies }), answer: WholeShort },
  'POST /short-list/:short/not-there/': { params: OfShort, body: NoBody, answer: WholeShort },
  'POST /short-list/:short/ask/': {
    params: OfShort,
    body: z.object({ store_code: StoreCode, copies: Copies }),
    answer: WholeShort,
  },
  'POST /short-list/:short/order/': {
    params: OfShort,
    body: z.object({ expected: z.iso.date().nullable().default(null), note: Note }),
    answer: WholeShort,
  },
  'POST /short-list/:short/offer/': { params: OfShort, body: Offer, answer: WholeShort },
  'POST /short-list/:short/close/': { params: OfShort, body: z.object({ note: Note }), answer: WholeShort },
} satisfies StaffContract
