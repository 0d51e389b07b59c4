import { orderCalls } from '#modules/orders/order/staff-contract.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { orderPage, wholeOrderView } from './staff-view.ts'

/** Finding orders and reading everything about one. */
export function orderStaffRoutes(call: StaffCalls) {
  call(orderCalls, 'GET /orders/', {
    action: 'order.find',
    summary: 'Orders by number, e-mail or state, newest first; a bookseller sees those of the own store',
    run: ({ db, query, onlyStore }) => orderPage(db, { ...query, onlyStore }),
  })
  call(orderCalls, 'GET /orders/:number/', {
    action: 'order.read',
    summary: 'One order with its parcels, money and history',
    subject: ({ params }) => `order ${params.number}`,
    run: ({ db, params, onlyStore }) => wholeOrderView(db, params.number, onlyStore),
  })
}
