import type { Tx } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { centsOf } from '#kernel/money.ts'
import { aroundRefunds } from '#modules/orders/money/refund-means.ts'
import { doingOf } from '#modules/orders/order/staff-doing.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { listPage, type Unwalked, walking } from '#modules/people/staff/list.ts'
import type { ReturnDeps } from './deps.ts'
import { giveMoneyBack } from './give-money-back.ts'
import { approveRefund, refuseRefund } from './refund.ts'
import { findRefund, findRefunds, matchingRefunds, ordersMarked, refundSorts } from './staff.sql.ts'
import { refundCalls } from './staff-contract.ts'
import { refundView } from './staff-views.ts'

/** @throws NotFound 'refund.unknown' */
async function shown(db: Tx, id: number, staffId: number) {
  const row = await findRefund(db, id)
  if (!row) throw new NotFound('refund.unknown')
  return refundView(row, (await aroundRefunds(db, [row])).get(id), staffId)
}

const subject = ({ params }: { params: { refund: number } }) => `refund ${params.refund}`

/** Money that goes back. Above the shop's limit it waits for another person of finance. */
export function refundStaffRoutes(call: StaffCalls, deps: ReturnDeps) {
  call(refundCalls, 'GET /refunds/', {
    action: 'refund.read',
    summary: 'Refunds, the newest first; those requested wait for a second person',
    run: async ({ db, query, staff }) => {
      const asked = { ...query, among: await ordersMarked(db, '#refund', query.q) }
      const rows = await findRefunds(db, asked, walking(db, query, refundSorts(db), { id: db`r.id` }))
      const around = await aroundRefunds(db, rows)
      const view = (row: Unwalked<(typeof rows)[number]>) => refundView(row, around.get(row.id), staff.id)
      return listPage(db, query, { rows, matching: matchingRefunds(db, asked), view })
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
      return shown(db, id, who.staff.id)
    },
  })
  call(refundCalls, 'POST /refunds/:refund/approve/', {
    action: 'refund.approve',
    summary: 'The second pair of eyes on a refund',
    subject,
    run: async ({ db, params, ...who }) => {
      await approveRefund(db, deps, params.refund, doingOf(who))
      return shown(db, params.refund, who.staff.id)
    },
  })
  call(refundCalls, 'GET /refunds/:refund/', {
    action: 'refund.read',
    summary: 'A refund: by what it goes back, and what else of its order did',
    subject,
    run: ({ db, params, staff }) => shown(db, params.refund, staff.id),
  })
  call(refundCalls, 'POST /refunds/:refund/refuse/', {
    action: 'refund.approve',
    summary: 'The second person says no to a refund for which nothing came back',
    subject,
    run: async ({ db, params, body, ...who }) => {
      await refuseRefund(db, params.refund, body.reason, doingOf(who, body.reason))
      return shown(db, params.refund, who.staff.id)
    },
  })
  call(refundCalls, 'POST /refunds/approve/', {
    action: 'refund.approve',
    summary: 'Approves many refunds, each by itself',
    subject: ({ id }) => `refund ${id}`,
    each: ({ db, ...who }, { id }) => approveRefund(db, deps, id, doingOf(who)),
  })
  call(refundCalls, 'POST /refunds/refuse/', {
    action: 'refund.approve',
    summary: 'Refuses many refunds for one reason, each by itself',
    subject: ({ id }) => `refund ${id}`,
    each: ({ db, body, ...who }, { id }) => refuseRefund(db, id, body.reason, doingOf(who, body.reason)),
  })
}
