import { z } from 'zod'
import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { cents } from '#kernel/money.ts'
import { renew } from '#modules/goods/ebooks/manage.ts'
import { addNote } from '#modules/orders/order/change-parcel.ts'
import { confirmShipping } from '#modules/orders/order/confirm-shipping.ts'
import type { LifeDeps } from '#modules/orders/order/life.ts'
import { orderLink } from '#modules/orders/order/order-key.ts'
import { startPreparing } from '#modules/orders/order/prepare.ts'
import { shippingConfirmedLetter } from '#modules/orders/order/shipping-confirmed-letter.ts'
import { senderOf } from '#modules/platform/storefronts/identity.ts'
import { doingOf } from './acting.ts'
import type { StaffCalls } from './call.ts'
import { Id } from './contract.ts'
import { OrderNumber, StaffOrder } from './order-contract.ts'
import { wholeOrderView } from './order-reading.ts'
import { idOfOrder } from './parcels.sql.ts'

const Lines = z.array(Id).min(1).max(200)
const Reason = z.string().trim().min(3).max(500)
const orderSubject = ({ params }: { params: { number: string } }) => `order ${params.number}`

/** @throws NotFound, for the orders of other stores too. */
async function orderId(db: Db, number: string, onlyStore: string | null): Promise<number> {
  const id = await idOfOrder(db, number, onlyStore)
  if (!id) throw new NotFound('order.unknown')
  return id
}

/** What is done to an order as a whole before it leaves; each answers with the order as it is then. */
export function orderStepRoutes(call: StaffCalls, life: LifeDeps) {
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
  call('POST', '/orders/:number/downloads/', {
    action: 'ebook.renew',
    summary: 'A bought ebook may be fetched as often and as long again as a new one',
    params: OrderNumber,
    body: z.object({ line: Id }),
    answer: StaffOrder,
    subject: orderSubject,
    run: async ({ db, params, body, onlyStore, ...who }) => {
      await orderId(db, params.number, onlyStore)
      await renew(db, { number: params.number, line: body.line }, doingOf(who))
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
      const told: Parameters<typeof confirmShipping>[2] = async (order) =>
        shippingConfirmedLetter(await senderOf(db, life.senders, order), order, orderLink(life.publicUrl, life.secret, order))
      const shippingCents = cents(Math.round(body.shipping_cost * 100))
      await confirmShipping(db, { number: params.number, shippingCents, ...doingOf(who) }, told)
      return wholeOrderView(db, params.number, onlyStore)
    },
  })
}
