import { z } from 'zod'
import { Euros } from '#modules/goods/catalogue/contract.ts'
import { Done, IdOf, NoBody, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'

const Run = z.object({
  run: z.number().int(),
  asked_at: z.iso.datetime(),
  asked_by: z.string().describe('night, or a colleague'),
  finished_at: z.iso.datetime().nullable(),
  took_ms: z.number().int().nullable(),
  checks: z.number().int().nullable(),
  differences: z.number().int().nullable(),
  failure: z.string().nullable(),
})
export type Run = z.output<typeof Run>

const runList = listCall({
  sorts: ['asked_at'],
  first: '-asked_at',
  filters: { differing: z.stringbool().default(false).describe('Only where something differed') },
  item: Run,
})
export type FindRuns = z.output<(typeof runList)['query']>

/** What a difference is about, where a screen shows it. */
export const places = ['order', 'invoice', 'gift_card', 'coupon', 'customer', 'title', 'emails', 'payments'] as const
const Place = z.object({ kind: z.enum(places), id: z.string() }).nullable()
export type Place = z.output<typeof Place>

const Difference = z.object({
  subject: z.string(),
  problem: z.string().describe('In English, for a log'),
  code: z.string().nullable().describe('Which sentence it is; null of what was compared before codes were kept'),
  facts: z
    .array(z.union([z.string(), z.number(), z.boolean(), z.null()]))
    .describe('What stands in it: amounts in cents, states by their codes'),
  place: Place,
})

const WholeRun = Run.extend({
  findings: z.array(
    z.object({
      name: z.string(),
      count: z.number().int(),
      first: z.array(Difference),
    }),
  ),
})
export type WholeRun = z.output<typeof WholeRun>

const Ages = { to_90: Euros, to_180: Euros, to_365: Euros, older: Euros, all: Euros, holders: z.number().int() }
const Amount = z.number().describe('EUR')
const Movement = z.object({ kind: z.string(), amount: Amount })
const Month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
  .describe('yyyy-mm')
const Owed = z.object({
  month: z.string(),
  gift_cards: z.object({ ...Ages, lapsed: Euros.describe('EUR on cards whose last day is past'), movements: z.array(Movement) }),
  points: z.object({ ...Ages, movements: z.array(Movement) }),
})
export type Owed = z.output<typeof Owed>

export const bookCalls = {
  'GET /books/runs/': runList,
  'GET /books/runs/:run/': { params: IdOf('run'), answer: WholeRun },
  'GET /books/compared/': { answer: z.object({ last: WholeRun.nullable(), waits: z.boolean() }) },
  'POST /books/compare/': { body: NoBody, answer: Done },
  'GET /books/owed/': { query: z.object({ month: Month.optional() }), answer: Owed },
} satisfies StaffContract
