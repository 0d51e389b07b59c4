import { centsOf } from '#kernel/money.ts'
import { doingOf } from '#modules/orders/order/staff-doing.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import type { ReturnDeps } from './deps.ts'
import { giveMoneyBack } from './give-money-back.ts'
import { approveRefund } from './refund.ts'
import { findRefund, findRefunds, matchingRefunds, ordersMarked, refundSorts } from './staff.sql.ts'
import { refundCalls } from './staff-contract.ts'
import { refundView } from './staff-views.ts'

/** Money that goes back. Above the shop's limit it waits for another person of finance. */
export function refundStaffRoutes(call: StaffCalls, deps: ReturnDeps) {
  call(refundCalls, 'GET /refunds/', {
    action: 'refund.read',
    summary: 'Refunds, the newest first; those requested wait for a second person',
    run: async ({ db, query }) => {
      const asked = { ...query, among: await ordersMarked(db, '#refund', query.q) }
      const rows = await findRefunds(db, asked, walking(db, query, refundSorts(db), { id: db`r.id` }))
      return listPage(db, query, { rows, matching: matchingRefunds(db, asked), view: refundView })
    },
  })
  call(refundCalls, 'POST /orders/:number/refund/', {
    action: 'refund.request',
    summary: 'Money goes back although nothing comes back',
    subject: ({ params }) => `order ${params.number}`,
    run: async ({ db, params, body, ...who }) => {
      const lines = body.lines.map(({ line, amount }) => ({ lineId: line, cents: centsOf(amount) }))
      const wanted = { number: params.number, lines, shippingCents: centsOf(body.shipping), reason: body.reason }
      const { id } = await giveMoneyBack(db, deps, wanted, doingOf(who, body.reason))
      return refundView(await findRefund(db, id))
    },
  })
  call(refundCalls, 'POST /refunds/:refund/approve/', {
    action: 'refund.approve',
    summary: 'The second pair of eyes on a refund',
    subject: ({ params }) => `refund ${params.refund}`,
    run: async ({ db, params, ...who }) => {
      await approveRefund(db, deps, params.refund, doingOf(who))
      return refundView(await findRefund(db, params.refund))
    },
  })
}
