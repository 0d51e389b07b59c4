import { z } from 'zod'
import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'

export const codeKinds = [
  'title',
  'order',
  'parcel',
  'loyalty_card',
  'gift_card',
  'invoice',
  'delivery_note',
  'transfer',
  'supplier_delivery',
  'reservation',
  'return',
  'ticket',
  'visit_basket',
] as const
type CodeKind = (typeof codeKinds)[number]

const Pickup = z.object({
  order: z.string(),
  parcel: z.number().int(),
  store_code: z.string().nullable(),
  ready_at: z.iso.datetime().nullable(),
})
export type Pickup = z.output<typeof Pickup>

export const Found = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('title'),
    product: z.number().int(),
    sold_in: z.string().nullable().describe('The other shop that sells it; null where it is this one’s'),
  }),
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
  z.object({ kind: z.literal('supplier_delivery'), delivery: z.number().int() }),
  z.object({ kind: z.literal('return'), return: z.number().int(), number: z.string() }),
  z.object({ kind: z.literal('visit_basket'), basket: z.number().int() }),
  z.object({ kind: z.literal('ticket'), activity: z.number().int(), registration: z.number().int() }),
])
export type Found = z.output<typeof Found>

/** The shop in which a code is asked about, and the language of whoever asks. */
export interface AskedIn {
  storefront: string
  language: Language
}

/** How a domain knows the codes of its own things; each says it in scanned.ts, and api/scan.ts registers it. */
export interface CodeReader {
  kind: CodeKind
  /** What is looked up of a code that has this form, spaces around it taken off; null for any other code. */
  reads: (code: string) => string | null
  /** What it is, found by one index. */
  find: (db: Db, value: string, now: Date, asked: AskedIn) => Promise<Found | null>
  /** The person whom a scan of it shows, as the record of looks names them. */
  shows?: (value: string) => string
}
