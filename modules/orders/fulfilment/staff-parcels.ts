import { type Day, day } from '#kernel/days.ts'
import { doingOf } from '#modules/orders/order/staff-doing.ts'
import { orderNumberFor, wholeOrderView } from '#modules/orders/order-history/staff-view.ts'
import type { Acting, StaffCalls } from '#modules/people/staff/call.ts'
import { leaveTheRest, movePromise, splitParcel } from './change-parcel.ts'
import { deliver, handOver } from './hand-over.ts'
import { markReady } from './prepare.ts'
import { fulfilmentCalls } from './staff-contract.ts'
import type { LifeDeps } from './tell-of-parcel.ts'

const subject = ({ params }: { params: { parcel: number } }) => `parcel ${params.parcel}`

type OnParcel<Body> = Acting<{ parcel: number }, unknown, Body>

/** A step of one parcel, answered with its order as it is then. @throws NotFound, for the parcels of other stores too. */
const step =
  <Body>(act: (asked: OnParcel<Body>) => Promise<unknown>) =>
  async (asked: OnParcel<Body>) => {
    const { db, params, onlyStore } = asked
    const number = await orderNumberFor(db, params.parcel, onlyStore)
    await act(asked)
    return wholeOrderView(db, number, onlyStore)
  }

/** The way of a parcel from the shelf to the customer. */
export function parcelStaffRoutes(call: StaffCalls, life: LifeDeps) {
  call(fulfilmentCalls, 'POST /parcels/:parcel/ready/', {
    action: 'parcel.prepare',
    summary: 'Everything of a parcel is in hand; a pickup’s customer is told',
    subject,
    run: step(({ db, params, onlyStore, ...who }) => markReady(db, life, params.parcel, doingOf(who), onlyStore)),
  })
  call(fulfilmentCalls, 'POST /parcels/:parcel/hand-over/', {
    action: 'parcel.hand_over',
    summary: 'A parcel leaves: charged if it waited for that, invoiced, and the customer told',
    subject,
    run: step(async ({ db, params, body, ...who }) => {
      const taken = body.lines.map(({ line, quantity }) => ({ lineId: line, quantity }))
      if (taken.length > 0) await leaveTheRest(db, { parcelId: params.parcel, taken }, doingOf(who))
      const {
        carrier,
        tracking: trackingCode,
        tracking_url: trackingUrl,
        at_library: atLibrary,
        collected_by: collectedBy,
      } = body
      const how = { parcelId: params.parcel, carrier, trackingCode, trackingUrl, atLibrary, collectedBy }
      return handOver(db, life, how, doingOf(who))
    }),
  })
  call(fulfilmentCalls, 'POST /parcels/:parcel/deliver/', {
    action: 'parcel.hand_over',
    summary: 'The carrier has delivered it',
    subject,
    run: step(({ db, params, ...who }) => deliver(db, life, params.parcel, doingOf(who))),
  })
  call(fulfilmentCalls, 'POST /parcels/:parcel/split/', {
    action: 'parcel.change',
    summary: 'Copies of a parcel go into a new one, at no cost for the customer',
    subject,
    run: step(({ db, params, body, ...who }) => {
      const lines = body.lines.map(({ line, quantity }) => ({ lineId: line, quantity }))
      return splitParcel(db, { parcelId: params.parcel, lines, promisedOn: body.promised as Day | null }, doingOf(who))
    }),
  })
  call(fulfilmentCalls, 'POST /parcels/:parcel/promise/', {
    action: 'parcel.change',
    summary: 'Another day is promised; the customer is told when it is later',
    subject,
    run: step(({ db, params, body, ...who }) => {
      return movePromise(db, life, { parcelId: params.parcel, promisedOn: day(body.promised) }, doingOf(who))
    }),
  })
}
