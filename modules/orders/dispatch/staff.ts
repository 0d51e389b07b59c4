import { day } from '#kernel/days.ts'
import { doingOf } from '#modules/orders/order/staff-doing.ts'
import { orderNumberFor, wholeOrderView } from '#modules/orders/order-history/staff-view.ts'
import { readOrder, type WholeOrder } from '#modules/orders/parcels/whole-order.ts'
import type { ReturnDeps } from '#modules/orders/returns/deps.ts'
import { returnFor } from '#modules/orders/returns/find-return.ts'
import { returnCode } from '#modules/orders/returns/return-code.ts'
import { sendLabel } from '#modules/orders/returns/send-back.ts'
import { returnView } from '#modules/orders/returns/staff-views.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { FileAnswer } from '#modules/people/staff/file-answer.ts'
import { refuseOtherStore } from '#modules/people/staff/own-store.ts'
import { stepParcel } from './bulk.ts'
import { consign, shipmentView, withdraw } from './consign.ts'
import { type PaperDeps, packingPapers, returnLabel } from './papers.ts'
import { parcelPage } from './parcel-list.ts'
import { keepLonger, putBackPickup, remindByHand, waitingPickups } from './pickups.ts'
import { dispatchCalls } from './staff-contract.ts'

const ofReturn = ({ params }: { params: { return: number } }) => `return ${params.return}`
const subject = ({ params }: { params: { parcel: number } }) => `parcel ${params.parcel}`

/** Many parcels at once, what is printed of them, and what waits at the counters. */
export function dispatchStaffRoutes(call: StaffCalls, deps: ReturnDeps & PaperDeps) {
  call(dispatchCalls, 'GET /parcels/', {
    action: 'order.find',
    summary: 'Parcels to pack, or packed and to leave, those promised first on top',
    run: ({ db, query, onlyStore, now }) => parcelPage(db, query, { onlyStore, now }),
  })
  call(dispatchCalls, 'POST /parcels/bulk/', {
    action: 'parcel.hand_over',
    summary: 'One step of many parcels, each done or refused by itself',
    subject: ({ id }) => `parcel ${id}`,
    each: ({ db, body, onlyStore, ...who }, step) => stepParcel(db, deps, { act: body.act, step, onlyStore }, doingOf(who)),
  })
  call(dispatchCalls, 'GET /parcels/papers/', {
    action: 'parcel.print',
    summary: 'Delivery notes, gift tickets or labels of many parcels in one file',
    subject: ({ query }) => `parcels ${query.parcels.join(' ')}`,
    run: async ({ db, query, onlyStore, now }) => {
      const pdf = await packingPapers(db, deps, { ...query, onlyStore, now })
      return new FileAnswer(`${query.paper}.pdf`, 'application/pdf', pdf)
    },
  })
  call(dispatchCalls, 'POST /parcels/shipments/', {
    action: 'parcel.hand_over',
    summary: 'Registers many parcels with the carrier of their shop, which answers with number and label; twice changes nothing',
    subject: ({ id }) => `parcel ${id}`,
    first: ({ db, onlyStore, now }, { id }) => consign(db, deps, { parcel: id, onlyStore, now }, () => new Date()),
  })
  call(dispatchCalls, 'GET /parcels/:parcel/shipment/', {
    action: 'parcel.print',
    summary: 'How a parcel stands with its carrier',
    subject,
    run: ({ db, params, onlyStore, now }) => shipmentView(db, deps, { parcel: params.parcel, onlyStore, now }),
  })
  call(dispatchCalls, 'POST /parcels/:parcel/shipment/cancel/', {
    action: 'parcel.hand_over',
    summary: 'Calls a registered parcel off at its carrier, so that it can be registered anew',
    subject,
    first: ({ db, params, onlyStore, now }) => withdraw(db, deps, { parcel: params.parcel, onlyStore, now }),
    run: ({ db, params, onlyStore, now }) => shipmentView(db, deps, { parcel: params.parcel, onlyStore, now }),
  })
  call(dispatchCalls, 'GET /stores/:store/pickups/', {
    action: 'order.find',
    summary: 'What waits at a store’s counter, the longest first, with whom to ring',
    subject: ({ params }) => `store ${params.store}`,
    run: ({ db, params, query, onlyStore, now }) => {
      refuseOtherStore(onlyStore, params.store)
      return waitingPickups(db, params.store, { ...query, now })
    },
  })
  call(dispatchCalls, 'POST /returns/:return/label/', {
    action: 'return.answer',
    summary: 'The label for what comes back goes to its customer by e-mail; it says yes to a return that waits for that',
    subject: ofReturn,
    run: async ({ db, params, onlyStore, ...who }) => {
      await returnFor(db, params.return, onlyStore)
      const draw = (whole: WholeOrder, code: string) => returnLabel(db, deps, whole, code)
      await sendLabel(db, deps, { returnId: params.return, draw }, doingOf(who))
      return returnView(await returnFor(db, params.return, null))
    },
  })
  call(dispatchCalls, 'GET /returns/:return/label/', {
    action: 'parcel.print',
    summary: 'The same label, to be printed here',
    subject: ofReturn,
    run: async ({ db, params, onlyStore }) => {
      const { number } = await returnFor(db, params.return, onlyStore)
      const { name, content } = await returnLabel(db, deps, await readOrder(db, number), returnCode(params.return))
      return new FileAnswer(name, 'application/pdf', Buffer.from(content))
    },
  })
  call(dispatchCalls, 'POST /parcels/:parcel/keep/', {
    action: 'parcel.hand_over',
    summary: 'A pickup is kept longer at its counter',
    subject,
    run: async ({ db, params, body, onlyStore, ...who }) => {
      const number = await orderNumberFor(db, params.parcel, onlyStore)
      await keepLonger(db, { parcelId: params.parcel, until: day(body.until) }, doingOf(who))
      return wholeOrderView(db, number, onlyStore)
    },
  })
  call(dispatchCalls, 'POST /parcels/:parcel/remind/', {
    action: 'parcel.hand_over',
    summary: 'The customer is told that a pickup waits, by letter, or was by telephone; once a day at most',
    subject,
    run: async ({ db, params, body, onlyStore, ...who }) => {
      const number = await orderNumberFor(db, params.parcel, onlyStore)
      await remindByHand(db, deps, { parcelId: params.parcel, by: body.by }, doingOf(who))
      return wholeOrderView(db, number, onlyStore)
    },
  })
  call(dispatchCalls, 'POST /parcels/:parcel/put-back/', {
    action: 'pickup.put_back',
    summary: 'Nobody collected it: called off, back on the shelf, the money given back and the customer told',
    subject,
    run: async ({ db, params, body, onlyStore, ...who }) => {
      const number = await orderNumberFor(db, params.parcel, onlyStore)
      await putBackPickup(db, deps, params.parcel, doingOf(who, body.reason))
      return wholeOrderView(db, number, onlyStore)
    },
  })
}
