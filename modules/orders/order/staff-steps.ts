import { z } from 'zod'
import { cents } from '#kernel/money.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { Id } from '#modules/people/staff/contract.ts'
import { senderOf } from '#modules/platform/storefronts/identity.ts'
import { addNote } from './change-parcel.ts'
import { confirmShipping } from './confirm-shipping.ts'
import type { LifeDeps } from './life.ts'
import { orderLink } from './order-key.ts'
import { startPreparing } from './prepare.ts'
import { shippingConfirmedLetter } from './shipping-confirmed-letter.ts'
import { OrderNumber, StaffOrder } from './staff-contract.ts'
import { doingOf } from './staff-doing.ts'
import { orderIdFor, wholeOrderView } from './staff-view.ts'

const Lines = z.array(Id).min(1).max(200)
const Reason = z.string().trim().min(3).max(500)
const orderSubject = ({ params }: { params: { number: string } }) => `order ${params.number}`

/** What is done to an order as a whole before it leaves; each answers with the order as it is then. */
export function orderStepStaffRoutes(call: StaffCalls, life: LifeDeps) {
  call('POST', '/orders/:number/prepare/', {
    action: 'parcel.prepare',
    summary: 'Lines that were awaited are taken into work',
    params: OrderNumber,
    body: z.object({ lines: Lines }),
    answer: StaffOrder,
    subject: orderSubject,
    run: async ({ db, params, body, onlyStore, ...who }) => {
      await startPreparing(db, { orderId: await orderIdFor(db, params.number, onlyStore), lineIds: body.lines }, doingOf(who))
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
      await addNote(db, await orderIdFor(db, params.number, onlyStore), body.text, doingOf(who))
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
      await orderIdFor(db, params.number, onlyStore)
      const told: Parameters<typeof confirmShipping>[2] = async (order) =>
        shippingConfirmedLetter(await senderOf(db, life.senders, order), order, orderLink(life.publicUrl, life.secret, order))
      const shippingCents = cents(Math.round(body.shipping_cost * 100))
      await confirmShipping(db, { number: params.number, shippingCents, ...doingOf(who) }, told)
      return wholeOrderView(db, params.number, onlyStore)
    },
  })
}
