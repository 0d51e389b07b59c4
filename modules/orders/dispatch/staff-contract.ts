import { z } from 'zod'
import { Carriage } from '#modules/orders/fulfilment/staff-contract.ts'
import { parcelPapers, StaffOrder } from '#modules/orders/order/staff-contract.ts'
import { ReturnView } from '#modules/orders/returns/staff-contract.ts'
import { bulkCall, mostAtOnce } from '#modules/people/staff/bulk-contract.ts'
import { IdOf, NoBody, type StaffContract, WithReason } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'

export type PackingPaper = (typeof parcelPapers)[number]

const PrintPapers = z.object({
  paper: z.enum(parcelPapers),
  parcels: z
    .string()
    .max(1_000)
    .transform((text) => text.split(',').map(Number))
    .pipe(z.array(z.number().int().positive()).min(1).max(mostAtOnce))
    .describe('Numbers of parcels with commas between them; printed in this order'),
})

/** How a customer is told by hand that a pickup waits. */
export const remindedBy = ['letter', 'telephone'] as const

const OfStore = z.object({ store: z.string().max(10) })
const FindPickups = z.object({
  state: z
    .enum(['untold', 'forgotten'])
    .optional()
    .describe('`untold`: left no e-mail, and nobody has rung; `forgotten`: waits for ten days'),
})
export type FindPickups = z.output<typeof FindPickups>
export const Pickups = z.object({
  store_code: z.string(),
  store: z.string(),
  items: z.array(
    z.object({
      parcel: z.number().int(),
      order: z.string(),
      code: z.string().describe('On its label and its slip'),
      customer: z.string(),
      phone: z.string(),
      email: z.string(),
      copies: z.number().int(),
      titles: z.array(z.string()),
      since: z.iso.datetime(),
      reminded: z.iso.datetime().nullable(),
      kept_until: z.iso.date(),
      on_hold: z.boolean().describe('It is not handed over until it is let go on'),
      over: z.boolean().describe('That day has passed'),
    }),
  ),
})
export type Pickups = z.output<typeof Pickups>

const ListedParcel = z.object({
  parcel: z.number().int(),
  order: z.string(),
  code: z.string().describe('On its label'),
  kind: z.enum(['shipment', 'pickup']),
  state: z.enum(['planned', 'ready', 'handed_over']),
  recipient: z.string(),
  postcode: z.string(),
  city: z.string(),
  store_code: z.string().nullable().describe('The store that hands it over, once that is known'),
  promised: z.iso.date().nullable(),
  late: z.boolean(),
  ordered: z.iso.datetime(),
  ready_at: z.iso.datetime().nullable(),
  copies: z.number().int(),
  titles: z.string(),
  held: z.number().int().describe('Copies that stores hold for it'),
  picked: z.number().int().describe('Copies off their shelves'),
  stores: z.array(z.string()).describe('Stores that hold them'),
  gift_ticket: z.boolean(),
  gift_wrap: z.boolean(),
  carrier: z.string(),
  tracking: z.string(),
})
export type ParcelRow = z.output<typeof ListedParcel>
const parcelList = listCall({
  sorts: ['promised', 'placed_at'],
  first: 'promised',
  filters: {
    state: z.enum(['planned', 'ready', 'handed_over']).default('planned'),
    kind: z.enum(['shipment', 'pickup']).optional(),
    store_code: z.string().max(10).optional().describe('Packed in this store'),
  },
  item: ListedParcel,
})
export type FindParcels = z.output<(typeof parcelList)['query']>

export const Shipment = z.object({
  carrier: z.string().describe('Whom parcels of its shop go with; empty where they carry the shop’s own label'),
  state: z.enum(['asked', 'made', 'refused', 'cancelled']).nullable(),
  reference: z.string().describe('What it is called by the carrier'),
  code: z.string(),
  tracking_url: z.string(),
  sentence: z.string().describe('Why it was refused, or not called off, in the carrier’s words'),
  calling_off: z
    .enum(['due', 'given_up'])
    .nullable()
    .describe(
      'Of a parcel that was cancelled or goes elsewhere, and that the carrier still knows as it was: the shop tries to call it off there, or has given up',
    ),
  acts: z.object({ register: z.string().nullable(), cancel: z.string().nullable() }),
})
export type Shipment = z.output<typeof Shipment>

export const dispatchCalls = {
  'GET /parcels/': parcelList,
  'POST /parcels/bulk/': bulkCall({ all: { act: z.enum(['ready', 'hand_over', 'deliver']) }, row: Carriage.shape }),
  'GET /parcels/papers/': { query: PrintPapers, file: ['application/pdf'] },
  'POST /parcels/shipments/': bulkCall({ all: {}, row: {}, most: 40 }),
  'GET /parcels/:parcel/shipment/': { params: IdOf('parcel'), answer: Shipment },
  'POST /parcels/:parcel/shipment/cancel/': { params: IdOf('parcel'), body: NoBody, answer: Shipment },
  'GET /stores/:store/pickups/': { params: OfStore, query: FindPickups, answer: Pickups },
  'POST /returns/:return/label/': { params: IdOf('return'), body: NoBody, answer: ReturnView },
  'GET /returns/:return/label/': { params: IdOf('return'), file: ['application/pdf'] },
  'POST /parcels/:parcel/keep/': { params: IdOf('parcel'), body: z.object({ until: z.iso.date() }), answer: StaffOrder },
  'POST /parcels/:parcel/remind/': {
    params: IdOf('parcel'),
    body: z.object({ by: z.enum(remindedBy).default('letter').describe('`telephone`: somebody rang, which is noted') }),
    answer: StaffOrder,
  },
  'POST /parcels/:parcel/put-back/': { params: IdOf('parcel'), body: WithReason, answer: StaffOrder },
} satisfies StaffContract
