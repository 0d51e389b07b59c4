import { OrderNumber } from '#modules/orders/order/contract.ts'
import { StaffOrder } from '#modules/orders/order/staff-contract.ts'
import { doingOf } from '#modules/orders/order/staff-doing.ts'
import { orderIdFor, wholeOrderView } from '#modules/orders/order-history/staff-view.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { IdOf } from '#modules/people/staff/call-contract.ts'
import { renew } from './manage.ts'

/** Bought ebooks. */
export function ebookStaffRoutes(call: StaffCalls) {
  call('POST', '/orders/:number/downloads/', {
    action: 'ebook.renew',
    summary: 'A bought ebook may be fetched as often and as long again as a new one',
    params: OrderNumber,
    body: IdOf('line'),
    answer: StaffOrder,
    subject: ({ params }) => `order ${params.number}`,
    run: async ({ db, params, body, onlyStore, ...who }) => {
      await orderIdFor(db, params.number, onlyStore)
      await renew(db, { number: params.number, line: body.line }, doingOf(who))
      return wholeOrderView(db, params.number, onlyStore)
    },
  })
}
