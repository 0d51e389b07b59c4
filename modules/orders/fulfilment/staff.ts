import { doingOf } from '#modules/orders/order/staff-doing.ts'
import { orderIdFor, orderIdOfRow, wholeOrderView } from '#modules/orders/order-history/staff-view.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { changeAddress } from './change-address.ts'
import { addNote } from './change-parcel.ts'
import { hold, release } from './hold.ts'
import { startPreparing } from './prepare.ts'
import { fulfilmentCalls } from './staff-contract.ts'

const orderSubject = ({ params }: { params: { number: string } }) => `order ${params.number}`

/** What is done to an order as a whole before it leaves; each answers with the order as it is then. */
export function orderStepStaffRoutes(call: StaffCalls) {
  call(fulfilmentCalls, 'POST /orders/:number/prepare/', {
    action: 'parcel.prepare',
    summary: 'Lines that were awaited are taken into work',
    subject: orderSubject,
    run: async ({ db, params, body, onlyStore, ...who }) => {
      await startPreparing(db, { orderId: await orderIdFor(db, params.number, onlyStore), lineIds: body.lines }, doingOf(who))
      return wholeOrderView(db, params.number, onlyStore)
    },
  })
  call(fulfilmentCalls, 'POST /orders/:number/address/', {
    action: 'order.edit',
    summary: 'Another address in the same province, before anything has left',
    subject: orderSubject,
    run: async ({ db, params, body: { was, ...to }, onlyStore, ...who }) => {
      await orderIdFor(db, params.number, onlyStore)
      await changeAddress(db, { number: params.number, from: was, to }, doingOf(who))
      return wholeOrderView(db, params.number, onlyStore)
    },
  })
  call(fulfilmentCalls, 'POST /orders/:number/note/', {
    action: 'order.note',
    summary: 'A remark for colleagues',
    subject: orderSubject,
    run: async ({ db, params, body, onlyStore, ...who }) => {
      await addNote(db, await orderIdFor(db, params.number, onlyStore), body.text, doingOf(who))
      return wholeOrderView(db, params.number, onlyStore)
    },
  })
  call(fulfilmentCalls, 'POST /orders/note/', {
    action: 'order.note',
    summary: 'The same remark for colleagues on many orders',
    subject: ({ number }) => `order ${number}`,
    each: async ({ db, body, onlyStore, ...who }, row) =>
      addNote(db, await orderIdOfRow(db, row, onlyStore), body.text, doingOf(who)),
  })
  call(fulfilmentCalls, 'POST /orders/:number/hold/', {
    action: 'order.hold',
    summary: 'An order is held back: nothing of it is packed, registered with a carrier or handed over until it is let go on',
    subject: orderSubject,
    run: async ({ db, params, body, onlyStore, ...who }) => {
      await hold(db, { orderId: await orderIdFor(db, params.number, onlyStore), ...body }, doingOf(who))
      return wholeOrderView(db, params.number, onlyStore)
    },
  })
  call(fulfilmentCalls, 'POST /orders/hold/', {
    action: 'order.hold',
    summary: 'Many orders are held back for the same reason, each done or refused by itself',
    subject: ({ number }) => `order ${number}`,
    each: async ({ db, body, onlyStore, ...who }, row) =>
      hold(db, { orderId: await orderIdOfRow(db, row, onlyStore), reason: body.reason }, doingOf(who)),
  })
  call(fulfilmentCalls, 'POST /orders/:number/release/', {
    action: 'order.hold',
    summary: 'An order that was held back goes on',
    subject: orderSubject,
    run: async ({ db, params, onlyStore, ...who }) => {
      await release(db, await orderIdFor(db, params.number, onlyStore), doingOf(who))
      return wholeOrderView(db, params.number, onlyStore)
    },
  })
  call(fulfilmentCalls, 'POST /orders/release/', {
    action: 'order.hold',
    summary: 'Many orders that were held back go on, each done or refused by itself',
    subject: ({ number }) => `order ${number}`,
    each: async ({ db, onlyStore, ...who }, row) => release(db, await orderIdOfRow(db, row, onlyStore), doingOf(who)),
  })
}
