import { storeByCode } from '#modules/goods/stores/stores.ts'
import { doingOf } from '#modules/orders/order/staff-doing.ts'
import { orderIdFor, orderIdOfRow, wholeOrderView } from '#modules/orders/order-history/staff-view.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { refuseOtherStore } from '#modules/people/staff/own-store.ts'
import { cancelLines, cancelUnpaidOrder } from './cancel.ts'
import type { ReturnDeps } from './deps.ts'
import { returnFor } from './find-return.ts'
import { answerReturn, receiveReturn, requestReturn } from './send-back.ts'
import { findReturn, findReturns, matchingReturns, ordersMarked, returnSorts } from './staff.sql.ts'
import { returnCalls } from './staff-contract.ts'
import { returnView } from './staff-views.ts'

const subject = ({ params }: { params: { return: number } }) => `return ${params.return}`
const ofOrder = ({ params }: { params: { number: string } }) => `order ${params.number}`

/** What is called off before it leaves, and what comes back afterwards. */
export function returnStaffRoutes(call: StaffCalls, deps: ReturnDeps) {
  call(returnCalls, 'POST /orders/:number/cancel/', {
    action: 'order.cancel',
    summary: 'Lines are called off before they leave; what was paid for them goes back',
    subject: ofOrder,
    run: async ({ db, params, body, ...who }) => {
      await cancelLines(db, deps, { number: params.number, lineIds: body.lines }, doingOf(who, body.reason))
      return wholeOrderView(db, params.number, null)
    },
  })
  call(returnCalls, 'POST /orders/cancel-unpaid/', {
    action: 'order.cancel',
    summary: 'Calls many orders off that nobody has paid, for one reason; each customer is told',
    subject: ({ number }) => `order ${number}`,
    each: async ({ db, body, onlyStore, ...who }, row) => {
      await orderIdOfRow(db, row, onlyStore)
      await cancelUnpaidOrder(db, deps, row.number, doingOf(who, body.reason))
    },
  })
  call(returnCalls, 'GET /returns/', {
    action: 'return.read',
    summary: 'Returns, claims and withdrawals, the newest first',
    run: async ({ db, query, onlyStore }) => {
      const asked = { ...query, onlyStore, among: await ordersMarked(db, '#return', query.q) }
      const rows = await findReturns(db, asked, walking(db, query, returnSorts(db), { id: db`r.id` }))
      return listPage(db, query, { rows, matching: matchingReturns(db, asked), view: returnView })
    },
  })
  call(returnCalls, 'GET /returns/:return/', {
    action: 'return.read',
    summary: 'One return',
    subject,
    run: async ({ db, params, onlyStore }) => returnView(await returnFor(db, params.return, onlyStore)),
  })
  call(returnCalls, 'POST /orders/:number/returns/', {
    action: 'return.request',
    summary: 'A customer brings or sends copies back, or complains, by telephone or at the counter',
    subject: ofOrder,
    run: async ({ db, params, body, onlyStore, ...who }) => {
      await orderIdFor(db, params.number, onlyStore)
      const lines = body.lines.map(({ line, quantity }) => ({ lineId: line, quantity }))
      const input = { number: params.number, kind: body.kind, lines, reason: body.reason }
      const id = await requestReturn(db, input, doingOf(who, body.reason))
      return returnView((await findReturn(db, id))!)
    },
  })
  call(returnCalls, 'POST /returns/:return/answer/', {
    action: 'return.answer',
    summary: 'Yes or no to a return; the customer is told',
    subject,
    run: async ({ db, params, body, onlyStore, ...who }) => {
      await returnFor(db, params.return, onlyStore)
      await answerReturn(db, deps, { returnId: params.return, ...body }, doingOf(who))
      return returnView((await findReturn(db, params.return))!)
    },
  })
  call(returnCalls, 'POST /returns/:return/receive/', {
    action: 'return.receive',
    summary: 'Copies are back in a store: counted, put on the shelf, their money given back',
    subject,
    run: async ({ db, params, body, onlyStore, ...who }) => {
      refuseOtherStore(onlyStore, body.store_code)
      await returnFor(db, params.return, onlyStore)
      await storeByCode(db, body.store_code)
      const lines = body.lines.map(({ line, ...given }) => ({ lineId: line, ...given }))
      await receiveReturn(db, deps, { returnId: params.return, lines, storeCode: body.store_code }, doingOf(who))
      return returnView((await findReturn(db, params.return))!)
    },
  })
}
