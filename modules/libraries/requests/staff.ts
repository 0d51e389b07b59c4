import type { StaffCalls } from '#modules/people/staff/call.ts'
import { findRequests, type RequestViewDeps, wholeRequest } from './find-requests.ts'
import { answerRequest, closeRequest, type RequestDeps } from './requests.ts'
import { requestCalls } from './staff-contract.ts'

const subject = ({ params }: { params: { request: number } }) => `request ${params.request}`

/** Titles that libraries and businesses ask a bookseller for. */
export function requestStaffRoutes(call: StaffCalls, deps: Pick<RequestDeps, 'senders'> & RequestViewDeps) {
  call(requestCalls, 'GET /requests/', {
    action: 'request.read',
    summary: 'Requests to booksellers in a state, the newest first',
    run: ({ db, query, language, now }) => findRequests(db, query, { language, now }),
  })
  call(requestCalls, 'GET /requests/:request/', {
    action: 'request.read',
    summary: 'One request: who asks for what, and the quotes that answer it',
    subject,
    run: ({ db, params, language, now }) => wholeRequest(db, params.request, deps, { language, now }),
  })
  call(requestCalls, 'POST /requests/:request/answer/', {
    action: 'request.answer',
    summary: 'An answer: a product with price and day, or words; whoever asked is told',
    subject,
    run: async ({ db, params, body, staff, language, now }) => {
      await answerRequest(db, deps, { request: params.request, ...body }, { staffId: staff.id, now })
      return wholeRequest(db, params.request, deps, { language, now })
    },
  })
  call(requestCalls, 'POST /requests/:request/close/', {
    action: 'request.answer',
    summary: 'A request that cannot be met; whoever asked is told why',
    subject,
    run: async ({ db, params, body, language, now }) => {
      await closeRequest(db, deps, { request: params.request, answer: body.answer }, now)
      return wholeRequest(db, params.request, deps, { language, now })
    },
  })
}
