import { z } from 'zod'
import { DeliveryAddress } from '#modules/buying/cart/contract.ts'
import { OrderNumber } from '#modules/orders/order/contract.ts'
import { StaffOrder } from '#modules/orders/order/staff-contract.ts'
import { bulkCall } from '#modules/people/staff/bulk-contract.ts'
import { Id, IdOf, NoBody, Reason, type StaffContract } from '#modules/people/staff/call-contract.ts'

/** Who takes a parcel away, and how it is followed. */
export const Carriage = z.object({
  carrier: z.string().trim().max(80).default(''),
  tracking: z.string().trim().max(80).default(''),
  tracking_url: z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(300)]).default(''),
})
const CopiesOfLine = z.object({ line: Id, quantity: z.number().int().min(1).max(9_999) })
export const HandOver = Carriage.extend({
  at_library: z.boolean().default(false),
  collected_by: z.string().trim().max(100).default('').describe('Who fetched it, where that is somebody else'),
  lines: z
    .array(CopiesOfLine)
    .max(200)
    .default([])
    .describe('What is taken of a pickup; the rest waits on in a parcel of its own. None: all of it'),
})
export const SplitParcel = z.object({
  lines: z.array(CopiesOfLine).min(1).max(200),
  promised: z.iso.date().nullable().default(null),
})
export const MovePromise = z.object({ promised: z.iso.date() })

const Lines = z.array(Id).min(1).max(200)
export const PrepareLines = z.object({ lines: Lines })
export const Note = z.object({ text: Reason })
const Hold = z.object({ reason: Reason.describe('What is cleared up meanwhile, for colleagues') })

const ChangeAddress = DeliveryAddress.extend({ was: DeliveryAddress.describe('As it was read') })

const OnParcel = IdOf('parcel')
const StepOfParcel = { params: OnParcel, body: NoBody, answer: StaffOrder }

export const fulfilmentCalls = {
  'POST /orders/:number/prepare/': { params: OrderNumber, body: PrepareLines, answer: StaffOrder },
  'POST /orders/:number/address/': { params: OrderNumber, body: ChangeAddress, answer: StaffOrder },
  'POST /orders/:number/note/': { params: OrderNumber, body: Note, answer: StaffOrder },
  'POST /orders/note/': bulkCall({ all: Note.shape, row: OrderNumber.shape }),
  'POST /orders/:number/hold/': { params: OrderNumber, body: Hold, answer: StaffOrder },
  'POST /orders/hold/': bulkCall({ all: Hold.shape, row: OrderNumber.shape }),
  'POST /orders/:number/release/': { params: OrderNumber, body: NoBody, answer: StaffOrder },
  'POST /orders/release/': bulkCall({ all: {}, row: OrderNumber.shape }),
  'POST /parcels/:parcel/ready/': StepOfParcel,
  'POST /parcels/:parcel/hand-over/': { ...StepOfParcel, body: HandOver },
  'POST /parcels/:parcel/deliver/': StepOfParcel,
  'POST /parcels/:parcel/split/': { ...StepOfParcel, body: SplitParcel },
  'POST /parcels/:parcel/promise/': { ...StepOfParcel, body: MovePromise },
} satisfies StaffContract
