import { z } from 'zod'
import { kindsByHand, Shelf, StoreCode } from '#modules/goods/stock/contract.ts'
import { Id, IdOf, NoBody, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { countStates } from './states.ts'

const Act = z.string().nullable().describe('Null: it may be done; else the code of the reason')
const Head = z.object({
  id: z.number().int(),
  store_code: z.string(),
  store_name: z.string(),
  shelf: z.string(),
  state: z.enum(countStates),
  opened_by: z.string(),
  opened_at: z.iso.datetime(),
  finished_by: z.string().nullable(),
  finished_at: z.iso.datetime().nullable(),
  titles: z.number().int(),
  copies: z.number().int(),
})

export type { CountState } from './states.ts'
export type CountHead = z.output<typeof Head>
const Line = z.object({
  product: z.number().int(),
  title: z.string(),
  ean: z.string(),
  shelf: z.string(),
  counted: z.number().int(),
  expected: z.number().int().describe('For sale, held, and sold but not picked yet, when it was scanned'),
  difference: z.number().int(),
  problem: z.string().nullable().describe('The code of why it cannot be applied as it is'),
})
export type CountLine = z.output<typeof Line>
const Count = Head.extend({
  lines: z.array(Line).describe('What was scanned last comes first'),
  missing: z
    .array(z.object({ product: z.number().int(), title: z.string(), ean: z.string(), expected: z.number().int() }))
    .describe('Should stand on the shelf and was not scanned'),
  unknown: z.array(z.object({ code: z.string(), copies: z.number().int() })).describe('Codes that no product has'),
  acts: z.object({ scan: Act, apply: Act, abandon: Act }),
})
export type CountView = z.output<typeof Count>

const Scan = z
  .object({
    key: z.uuid().describe('Of the device: a scan that is sent twice counts once'),
    code: z.string().trim().max(40).default('').describe('ISBN, EAN or reference, as it was scanned'),
    product: Id.nullable().default(null),
    copies: z.number().int().min(-10_000).max(10_000).default(1),
    by_hand: z.boolean().default(false).describe('This is how many there are in all, whatever was scanned before'),
    at: z.iso.datetime().optional().describe('When it was scanned, where it waited on the device; never before the count began'),
  })
  .refine(({ code, product }) => code !== '' || product !== null, { path: ['code'] })
  .refine(({ by_hand, copies }) => !by_hand || copies >= 0, { path: ['copies'] })
export type Scan = z.output<typeof Scan>

const ApplyCount = z.object({
  leave_out: z.array(Id).max(5_000).default([]).describe('Titles whose stock stays as it is'),
  reasons: z
    .array(z.object({ product: Id, kind: z.enum(kindsByHand), reason: z.string().trim().max(200).default('') }))
    .max(5_000)
    .default([])
    .describe('What the differences of some titles come from; of the others, the count itself'),
})
export type ApplyCount = z.output<typeof ApplyCount>

const CountId = IdOf('count')
const countList = listCall({
  sorts: ['opened_at'],
  first: '-opened_at',
  filters: { store_code: StoreCode.optional(), state: z.enum(countStates).optional() },
  item: Head,
})
export type FindCounts = z.output<(typeof countList)['query']>

export const countCalls = {
  'GET /counts/': countList,
  'POST /counts/': { body: z.object({ store_code: StoreCode, shelf: Shelf.default('') }), answer: Count },
  'GET /counts/:count/': { params: CountId, answer: Count },
  'POST /counts/:count/scans/': {
    params: CountId,
    body: z.object({ scans: z.array(Scan).min(1).max(500) }),
    answer: z.object({
      items: z.array(
        z.object({
          key: z.string(),
          outcome: z.enum(['counted', 'again', 'unknown']).describe('`again`: it had come before'),
          line: Line.nullable(),
        }),
      ),
    }),
  },
  'POST /counts/:count/apply/': { params: CountId, body: ApplyCount, answer: Count },
  'POST /counts/:count/abandon/': { params: CountId, body: NoBody, answer: Count },
} satisfies StaffContract
