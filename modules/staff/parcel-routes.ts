import { z } from 'zod'
import { type Day, day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { cents } from '#kernel/money.ts'
import { addNote, movePromise, splitParcel } from '#modules/orders/change-parcel.ts'
import { confirmShipping } from '#modules/orders/confirm-shipping.ts'
import { deliver, handOver } from '#modules/orders/hand-over.ts'
import type { LifeDeps } from '#modules/orders/life.ts'
import { orderLink } from '#modules/orders/order-key.ts'
import { markReady, startPreparing } from '#modules/orders/prepare.ts'
import { shippingConfirmedLetter } from '#modules/orders/shipping-confirmed-letter.ts'
import { doingOf } from './acting.ts'
import type { StaffCalls } from './call.ts'
import { Id } from './contract.ts'
import { OrderNumber, StaffOrder } from './order-contract.ts'
import { wholeOrderView } from './order-reading.ts'
import { idOfOrder, numberOfParcel } from './parcels.sql.ts'

const ParcelId = z.object({ parcel: Id })
const Nothing = z.object({}).default({})
const Lines = z.array(Id).min(1).max(200)
const Reason = z.string().trim().min(3).max(500)
const subject = ({ params }: { params: { parcel: number } }) => `parcel ${params.parcel}`
const orderSubject = ({ params }: { params: { number: string } }) => `order ${params.number}`

/** @throws NotFound, for the parcels of other stores too. */
async function orderOf(db: Db, parcelId: number, onlyStore: string | null): Promise<string> {
  const number = await numberOfParcel(db, parcelId, onlyStore)
  if (!number) throw new NotFound('staff.parcel_unknown')
  return number
}

async function orderId(db: Db, number: string, onlyStore: string | null): Promise<number> {
  const id = await idOfOrder(db, number, onlyStore)
  if (!id) throw new NotFound('order.unknown')
  return id
}

/** The way of an order from the shelf to the customer; every step answers with the order as it is then. */
export function parcelRoutes(call: StaffCalls, life: LifeDeps) {
  call('POST', '/orders/:number/prepare/', {
    action: 'parcel.prepare',
    summary: 'Lines that were awaited are taken into work',
    params: OrderNumber,
    body: z.object({ lines: Lines }),
    answer: StaffOrder,
    subject: orderSubject,
    run: async ({ db, params, body, onlyStore, ...who }) => {
      await startPreparing(db, { orderId: await orderId(db, params.number, onlyStore), lineIds: body.lines }, doingOf(who))
      return wholeOrderView(db, params.number, onlyStore)
    },
  })
  call('POST', '/orders/:number/note/', {
    action: 'order.note',
    summary: 'A remark for colleagues',
    params: OrderNumber,
    body: z.object({ text: Reason }),
    answer: StaffOrder,
    subject: orderSubject,
    run: async ({ db, params, body, onlyStore, ...who }) => {
      await addNote(db, await orderId(db, params.number, onlyStore), body.text, doingOf(who))
      return wholeOrderView(db, params.number, onlyStore)
    },
  })
  call('POST', '/orders/:number/shipping-cost/', {
    action: 'parcel.change',
    summary: 'What shipping costs on an order that waits for it; its customer is told and can pay (A-04)',
    params: OrderNumber,
    body: z.object({ shipping_cost: z.number().min(0).max(5_000).describe('Euros, VAT included') }),
    answer: StaffOrder,
    subject: orderSubject,
    run: async ({ db, params, body, onlyStore, ...who }) => {
      await orderId(db, params.number, onlyStore)
      const told: Parameters<typeof confirmShipping>[2] = (order) =>
        shippingConfirmedLetter(life.senders(order.language), order, orderLink(life.publicUrl, life.secret, order))
      const shippingCents = cents(Math.round(body.shipping_cost * 100))
      await confirmShipping(db, { number: params.number, shippingCents, ...doingOf(who) }, told)
      return wholeOrderView(db, params.number, onlyStore)
    },
  })
  call('POST', '/parcels/:parcel/ready/', {
    action: 'parcel.prepare',
    summary: 'Everything of a parcel is in hand; a pickup’s customer is told',
    params: ParcelId,
    body: Nothing,
    answer: StaffOrder,
    subject,
    run: async ({ db, params, onlyStore, ...who }) => {
      const number = await orderOf(db, params.parcel, onlyStore)
      await markReady(db, life, params.parcel, doingOf(who))
      return wholeOrderView(db, number, onlyStore)
    },
  })
  call('POST', '/parcels/:parcel/hand-over/', {
    action: 'parcel.hand_over',
    summary: 'A parcel leaves: charged if it waited for that, invoiced, and the customer told',
    params: ParcelId,
    body: z.object({
      carrier: z.string().trim().max(80).default(''),
      tracking: z.string().trim().max(80).default(''),
      tracking_url: z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(300)]).default(''),
      at_library: z.boolean().default(false),
    }),
    answer: StaffOrder,
    subject,
    run: async ({ db, params, body, onlyStore, ...who }) => {
      const number = await orderOf(db, params.parcel, onlyStore)
      const { carrier, tracking: trackingCode, tracking_url: trackingUrl, at_library: atLibrary } = body
      await handOver(db, life, { parcelId: params.parcel, carrier, trackingCode, trackingUrl, atLibrary }, doingOf(who))
      return wholeOrderView(db, number, onlyStore)
    },
  })
  call('POST', '/parcels/:parcel/deliver/', {
    action: 'parcel.hand_over',
    summary: 'The carrier has delivered it',
    params: ParcelId,
    body: Nothing,
    answer: StaffOrder,
    subject,
    run: async ({ db, params, onlyStore, ...who }) => {
      const number = await orderOf(db, params.parcel, onlyStore)
      await deliver(db, life, params.parcel, doingOf(who))
      return wholeOrderView(db, number, onlyStore)
    },
  })
  call('POST', '/parcels/:parcel/split/', {
    action: 'parcel.change',
    summary: 'Copies of a parcel go into a new one, at no cost for the customer',
    params: ParcelId,
    body: z.object({
      lines: z
        .array(z.object({ line: Id, quantity: z.number().int().min(1).max(9_999) }))
        .min(1)
        .max(200),
      promised: z.iso.date().nullable().default(null),
    }),
    answer: StaffOrder,
    subject,
    run: async ({ db, params, body, onlyStore, ...who }) => {
      const number = await orderOf(db, params.parcel, onlyStore)
      const lines = body.lines.map(({ line, quantity }) => ({ lineId: line, quantity }))
      await splitParcel(db, { parcelId: params.parcel, lines, promisedOn: body.promised as Day | null }, doingOf(who))
      return wholeOrderView(db, number, onlyStore)
    },
  })
  call('POST', '/parcels/:parcel/promise/', {
    action: 'parcel.change',
    summary: 'Another day is promised; the customer is told when it is later',
    params: ParcelId,
    body: z.object({ promised: z.iso.date() }),
    answer: StaffOrder,
    subject,
    run: async ({ db, params, body, onlyStore, ...who }) => {
      const number = await orderOf(db, params.parcel, onlyStore)
      await movePromise(db, life, { parcelId: params.parcel, promisedOn: day(body.promised) }, doingOf(who))
      return wholeOrderView(db, number, onlyStore)
    },
  })
}
