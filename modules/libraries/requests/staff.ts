import type { StaffCalls } from '#modules/people/staff/call.ts'
import { IdOf, Numbered } from '#modules/people/staff/call-contract.ts'
import { AnswerRequest } from './contract.ts'
import { findRequests } from './find-requests.ts'
import { answerRequest, closeRequest, type RequestDeps } from './requests.ts'
import { CloseRequest, requestCalls } from './staff-contract.ts'

const Named = IdOf('request')
const subject = ({ params }: { params: { request: number } }) => `request ${params.request}`

/** Titles that libraries and businesses ask a bookseller for. */
export function requestStaffRoutes(call: StaffCalls, deps: Pick<RequestDeps, 'senders'>) {
  call(requestCalls, 'GET /requests/', {
    action: 'request.read',
    summary: 'Requests to booksellers in a state, the newest first',
    run: ({ db, query, language, now }) => findRequests(db, query, { language, now }),
  })
  call('POST', '/requests/:request/answer/', {
    action: 'request.answer',
    summary: 'An answer: a product with price and day, or words; whoever asked is told',
    params: Named,
    body: AnswerRequest,
    answer: Numbered,
    subject,
    run: async ({ db, params, body, staff, now }) => {
      await answerRequest(db, deps, { request: params.request, ...body }, { staffId: staff.id, now })
      return { id: params.request }
    },
  })
  call('POST', '/requests/:request/close/', {
    action: 'request.answer',
    summary: 'A request that cannot be met; whoever asked is told why',
    params: Named,
    body: CloseRequest,
    answer: Numbered,
    subject,
    run: async ({ db, params, body, now }) => {
      await closeRequest(db, deps, { request: params.request, answer: body.answer }, now)
      return { id: params.request }
    },
  })
}
