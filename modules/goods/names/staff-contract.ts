import { z } from 'zod'
import { localized } from '#kernel/localized.ts'
import { Id, ListOf, type StaffContract } from '#modules/people/staff/call-contract.ts'

/** What titles are put under. */
export const nameKinds = ['author', 'publisher', 'series', 'category', 'tag', 'attribute'] as const
const Kind = z.enum(nameKinds)
export type NameKind = z.output<typeof Kind>
/** Those that can be made, and joined where they are doubles. */
const Own = z.enum(['author', 'publisher', 'series'])
export type OwnKind = z.output<typeof Own>

export const FoundName = z.object({
  id: z.number().int(),
  name: z.string(),
  note: z.string().describe('What tells it from others: a section’s path, an attribute’s kind'),
  titles: z.number().int().describe('Titles under it, counted to a thousand'),
})
export type FoundName = z.output<typeof FoundName>

const Said = localized(z.string().trim().max(300))
export const WholeName = FoundName.extend({
  kind: Kind,
  names: Said.describe('Empty where a language says the same as the name'),
  biographies: localized(z.string()),
})
export type WholeName = z.output<typeof WholeName>

export const ChangeName = z.object({
  name: z.string().trim().min(1).max(300).optional(),
  names: Said.partial().optional(),
  biographies: localized(z.string().trim().max(10_000)).partial().optional(),
})
export type ChangeName = z.output<typeof ChangeName>

const kind = z.object({ kind: Kind })
const one = kind.extend({ name: Id })
export const nameCalls = {
  'GET /names/:kind/': {
    params: kind,
    query: z.object({ q: z.string().trim().max(100).optional(), of: z.enum(['book', 'object']).optional() }),
    answer: ListOf(FoundName),
  },
  'POST /names/:kind/': {
    params: z.object({ kind: Own }),
    body: z.object({ name: z.string().trim().min(1).max(300) }),
    answer: WholeName,
  },
  'GET /names/:kind/:name/': { params: one, answer: WholeName },
  'PATCH /names/:kind/:name/': { params: one, body: ChangeName, answer: WholeName },
  'POST /names/:kind/:name/merge/': {
    params: z.object({ kind: Own, name: Id }),
    body: z.object({ into: Id }),
    answer: WholeName,
  },
} satisfies StaffContract
