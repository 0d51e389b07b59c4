import { orderCalls } from '#modules/orders/order/staff-contract.ts'
import { doingOf } from '#modules/orders/order/staff-doing.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { sendEmailAgain, showAtCounter } from './staff-acts.ts'
import { orderPage, wholeOrderView } from './staff-view.ts'

/** Finding orders and reading everything about one. */
export function orderStaffRoutes(call: StaffCalls) {
  call(orderCalls, 'GET /orders/', {
    action: 'order.find',
    summary: 'Orders by words, day and state, newest first; a bookseller sees those that concern the own store',
    run: ({ db, query, onlyStore }) => orderPage(db, query, onlyStore),
  })
  call(orderCalls, 'GET /orders/:number/', {
    action: 'order.read',
    summary: 'One order with its parcels, money and history',
    subject: ({ params }) => `order ${params.number}`,
    run: ({ db, params, onlyStore }) => wholeOrderView(db, params.number, onlyStore),
  })
  call(orderCalls, 'POST /orders/:number/at-counter/', {
    action: 'order.at_counter',
    summary: 'What was bought elsewhere is here with its customer: the store sees the order for a day',
    subject: ({ params }) => `order ${params.number}`,
    run: async ({ db, params, body, onlyStore, staff, now }) => {
      await showAtCounter(db, { number: params.number, reason: body.reason, storeCode: onlyStore, staffId: staff.id, now })
      return wholeOrderView(db, params.number, onlyStore)
    },
  })
  call(orderCalls, 'POST /orders/:number/emails/:email/resend/', {
    action: 'email.resend',
    summary: 'An e-mail about the order once more, to the address the order has now',
    subject: ({ params }) => `order ${params.number}`,
    run: async ({ db, params, onlyStore, ...who }) => {
      await sendEmailAgain(db, { number: params.number, email: params.email, onlyStore }, doingOf(who))
      return wholeOrderView(db, params.number, onlyStore)
    },
  })
}
