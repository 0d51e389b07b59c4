import { z } from 'zod'
import { Carriage } from '#modules/orders/fulfilment/staff-contract.ts'
import { parcelPapers, StaffOrder } from '#modules/orders/order/staff-contract.ts'
import { Id, IdOf, type StaffContract, WithReason } from '#modules/people/staff/call-contract.ts'

export type PackingPaper = (typeof parcelPapers)[number]

/** As many parcels as a morning's round has. */
const mostAtOnce = 100

const Step = z.object({ parcel: Id }).extend(Carriage.shape)
export const Outcome = z.object({
  parcel: z.number().int(),
  done: z.boolean(),
  reason: z.string().nullable().describe('The code of what stood in its way'),
  sentence: z.string().nullable().describe('The same in words'),
})
export type Outcome = z.output<typeof Outcome>

const PrintPapers = z.object({
  paper: z.enum(parcelPapers),
  parcels: z
    .string()
    .max(1_000)
    .transform((text) => text.split(',').map(Number))
    .pipe(z.array(z.number().int().positive()).min(1).max(mostAtOnce))
    .describe('Numbers of parcels with commas between them; printed in this order'),
})

const OfStore = z.object({ store: z.string().max(10) })
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
      over: z.boolean().describe('That day has passed'),
    }),
  ),
})
export type Pickups = z.output<typeof Pickups>

export const dispatchCalls = {
  'POST /parcels/bulk/': {
    body: z.object({
      act: z.enum(['ready', 'hand_over', 'deliver']),
      parcels: z.array(Step).min(1).max(mostAtOnce),
    }),
    answer: z.object({ items: z.array(Outcome) }),
  },
  'GET /parcels/papers/': { query: PrintPapers, file: ['application/pdf'] },
  'GET /stores/:store/pickups/': { params: OfStore, answer: Pickups },
  'POST /parcels/:parcel/keep/': { params: IdOf('parcel'), body: z.object({ until: z.iso.date() }), answer: StaffOrder },
  'POST /parcels/:parcel/put-back/': { params: IdOf('parcel'), body: WithReason, answer: StaffOrder },
} satisfies StaffContract
