import { z } from 'zod'
import { StoreCode } from '#modules/goods/stock/contract.ts'
import type { StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'

/** A day of a store in one call, or what a till kept while its line was cut. */
export const mostTillLines = 500

export const tillKinds = ['sale', 'return'] as const
export const tillOutcomes = ['done', 'short', 'unknown'] as const

const Till = z.string().trim().min(1).max(40)
const TillLine = z.object({
  number: z.string().trim().min(1).max(80).describe('The till’s own number of the line: told again, it is done once'),
  kind: z.enum(tillKinds),
  code: z.string().trim().min(1).max(40).describe('ISBN, EAN or the shop’s reference'),
  copies: z.number().int().min(1).max(10_000),
  at: z.iso.datetime({ offset: true }).describe('When it was sold or taken back'),
})
export type TillLine = z.output<typeof TillLine>

export const TillLines = z.object({
  store_code: StoreCode,
  till: Till.describe('Which till of the store it is: numbers are told apart by it'),
  lines: z.array(TillLine).min(1).max(mostTillLines),
})
export type TillLines = z.output<typeof TillLines>

const Told = z.object({
  number: z.string(),
  outcome: z
    .enum([...tillOutcomes, 'differs'])
    .describe(
      '`short`: the shop knew of fewer copies, and took those; `unknown`: no title has that code; `differs`: that number was told before with something else, and stays as it was',
    ),
  again: z.boolean().describe('Whether it had been told before: nothing was done now'),
  product: z.number().int().nullable(),
  moved: z.number().int().describe('By how many copies the store’s stock changed'),
})
export type ToldLine = z.output<typeof Told>

const tillList = listCall({
  sorts: ['at'],
  first: '-at',
  filters: {
    store_code: StoreCode.optional(),
    kind: z.enum(tillKinds).optional(),
    outcome: z.enum(tillOutcomes).optional(),
    waits: z.stringbool().optional().describe('What did not come out even and nobody has looked at'),
  },
  item: z.object({
    id: z.number().int(),
    at: z.iso.datetime(),
    store_code: z.string(),
    till: z.string(),
    number: z.string(),
    kind: z.enum(tillKinds),
    code: z.string(),
    product: z.number().int().nullable(),
    title: z.string().nullable(),
    copies: z.number().int(),
    moved: z.number().int(),
    outcome: z.enum(tillOutcomes),
    settled_at: z.iso.datetime().nullable(),
    settled_by: z.string().nullable(),
  }),
})
export type FindTillLines = z.output<(typeof tillList)['query']>

export const tillCalls = {
  'GET /till-lines/': tillList,
  'POST /till-lines/': { body: TillLines, answer: z.object({ items: z.array(Told) }) },
  'POST /till-lines/settle/': {
    body: z.object({ lines: z.array(z.number().int().positive()).min(1).max(200) }),
    answer: z.object({ settled: z.number().int() }),
  },
} satisfies StaffContract
