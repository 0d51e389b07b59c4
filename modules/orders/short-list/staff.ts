import type { LifeDeps } from '#modules/orders/fulfilment/tell-of-parcel.ts'
import { doingOf } from '#modules/orders/order/staff-doing.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { refuseOtherStore } from '#modules/people/staff/own-store.ts'
import { askOtherStore, found, layAside, lookAgain, notThere, offer, orderIt } from './short-list.ts'
import { shortCalls } from './staff-contract.ts'
import { shortPage, shortView } from './view-short.ts'

const subject = ({ params }: { params: { short: number } }) => `short ${params.short}`

/** Copies that picking could not find, and what is done about them. */
export function shortStaffRoutes(call: StaffCalls, deps: LifeDeps) {
  call(shortCalls, 'GET /short-list/', {
    action: 'short.read',
    summary: 'Lines of orders of which copies could not be found, the longest missing first',
    run: ({ db, query, onlyStore }) => {
      if (query.store_code !== undefined) refuseOtherStore(onlyStore, query.store_code)
      return shortPage(db, query, onlyStore)
    },
  })
  call(shortCalls, 'GET /short-list/:short/', {
    action: 'short.read',
    summary: 'One of them: who waits for it, which stores have it, which other editions there are, what may be done',
    subject,
    run: ({ db, params, onlyStore }) => shortView(db, params.short, onlyStore),
  })
  call(shortCalls, 'POST /short-list/:short/look-again/', {
    action: 'short.decide',
    summary: 'The store is asked to look for it once more',
    subject,
    run: async ({ db, params: { short: id }, body, onlyStore, ...who }) => {
      await lookAgain(db, { id, onlyStore }, body.note, doingOf(who))
      return shortView(db, id, onlyStore)
    },
  })
  call(shortCalls, 'POST /short-list/:short/found/', {
    action: 'short.look',
    summary: 'Copies turned up: the store holds them for the line again',
    subject,
    run: async ({ db, params: { short: id }, body, onlyStore, ...who }) => {
      await found(db, { id, onlyStore }, body.copies, doingOf(who))
      return shortView(db, id, onlyStore)
    },
  })
  call(shortCalls, 'POST /short-list/:short/not-there/', {
    action: 'short.look',
    summary: 'It was looked for again, in vain',
    subject,
    run: async ({ db, params: { short: id }, onlyStore, ...who }) => {
      await notThere(db, { id, onlyStore }, doingOf(who))
      return shortView(db, id, onlyStore)
    },
  })
  call(shortCalls, 'POST /short-list/:short/ask/', {
    action: 'short.decide',
    summary: 'Another store is asked for copies by a transfer; they are held for the line when they arrive',
    subject,
    run: async ({ db, params: { short: id }, body, onlyStore, ...who }) => {
      await askOtherStore(db, { id, onlyStore }, { storeCode: body.store_code, copies: body.copies }, doingOf(who))
      return shortView(db, id, onlyStore)
    },
  })
  call(shortCalls, 'POST /short-list/:short/order/', {
    action: 'short.decide',
    summary: 'It was ordered from its supplier; what arrives is held for the line',
    subject,
    run: async ({ db, params: { short: id }, body, onlyStore, ...who }) => {
      await orderIt(db, { id, onlyStore }, body, doingOf(who))
      return shortView(db, id, onlyStore)
    },
  })
  call(shortCalls, 'POST /short-list/:short/offer/', {
    action: 'short.decide',
    summary: 'The customer is asked what they prefer: another edition, to wait, or to do without',
    subject,
    run: async ({ db, params: { short: id }, body, onlyStore, ...who }) => {
      await offer(db, deps, { id, onlyStore }, body, doingOf(who))
      return shortView(db, id, onlyStore)
    },
  })
  call(shortCalls, 'POST /short-list/:short/close/', {
    action: 'short.decide',
    summary: 'Nothing more is done about it',
    subject,
    run: async ({ db, params: { short: id }, body, onlyStore, ...who }) => {
      await layAside(db, { id, onlyStore }, body.note, doingOf(who))
      return shortView(db, id, onlyStore)
    },
  })
}
