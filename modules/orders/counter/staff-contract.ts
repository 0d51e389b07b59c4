import { z } from 'zod'
import { Done, IdOf, type StaffContract, WithReason } from '#modules/people/staff/call-contract.ts'
import { codeKinds } from './code-shapes.ts'

const Pickup = z.object({
  order: z.string(),
  parcel: z.number().int(),
  store_code: z.string().nullable(),
  ready_at: z.iso.datetime().nullable(),
})

const Found = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('title'), product: z.number().int() }),
  z.object({ kind: z.literal('order'), number: z.string(), parcel: z.number().int().nullable() }),
  z.object({ kind: z.literal('orders'), numbers: z.array(z.string()).describe('Of an invoice of several') }),
  z.object({
    kind: z.literal('loyalty_card'),
    customer: z.string(),
    card: z.string(),
    name: z.string().describe('First name and initial: enough to greet somebody with'),
    points: z.number().int().describe('To be spent today; each is worth one cent'),
    pickups: z.array(Pickup),
    last_order: z.object({ number: z.string(), date: z.iso.datetime() }).nullable(),
  }),
  z.object({
    kind: z.literal('former_card'),
    card: z.string(),
    blocked_at: z.iso.datetime().describe('Since when it opens nothing: it was lost, and its holder has another'),
    reason: z.string(),
  }),
  z.object({
    kind: z.literal('gift_card'),
    card: z.number().int(),
    last4: z.string(),
    balance: z.number().describe('Euros left'),
    expires: z.iso.date(),
    blocked: z.boolean(),
  }),
  z.object({ kind: z.literal('reservation'), reservation: z.number().int() }),
  z.object({ kind: z.literal('transfer'), transfer: z.number().int() }),
  z.object({ kind: z.literal('return'), return: z.number().int(), number: z.string() }),
])

export const Scan = z.object({
  code: z.string(),
  looks_like: z.enum(codeKinds).nullable().describe('By its form alone; null: no code of the shop’s'),
  found: Found.nullable(),
})
export type Scan = z.output<typeof Scan>

export const counterCalls = {
  'POST /scan/': {
    body: z.object({ scanned: z.string().trim().min(1).max(300).describe('As the scanner read it, or as it was typed') }),
    answer: Scan,
  },
  'POST /scan/gift-cards/:card/block/': { params: IdOf('card'), body: WithReason, answer: Done },
} satisfies StaffContract
