import type { StaffCalls } from '#modules/people/staff/call.ts'
import { issueRequested, refuseRequested } from './card-answers.ts'
import { cardRequest, cardRequests } from './card-requests.ts'
import type { CardRequestDeps } from './request-card.ts'
import { cardRequestCalls } from './staff-contract.ts'

const subject = ({ params }: { params: { request: number } }) => `card request ${params.request}`

/** Who asks for the loyalty card (M-07): the queue, and the card or the reason why not. */
export function cardRequestStaffRoutes(call: StaffCalls, deps: Pick<CardRequestDeps, 'senders'>) {
  call(cardRequestCalls, 'GET /card-requests/', {
    action: 'card_request.read',
    summary: 'Requests for the card by words and state, the newest first; those that wait unless others are asked for',
    run: ({ db, query }) => cardRequests(db, query),
  })
  call(cardRequestCalls, 'GET /card-requests/:request/', {
    action: 'card_request.read',
    summary: 'A request for the card, and what may be done with it',
    subject,
    run: ({ db, params }) => cardRequest(db, params.request),
  })
  call(cardRequestCalls, 'POST /card-requests/:request/issue/', {
    action: 'card.issue',
    summary: 'The card that was asked for; who asked is told its number',
    subject,
    run: async ({ db, params, staff, now }) => {
      await issueRequested(db, deps, { id: params.request, staffId: staff.id, now })
      return cardRequest(db, params.request)
    },
  })
  call(cardRequestCalls, 'POST /card-requests/:request/refuse/', {
    action: 'card.issue',
    summary: 'A request that gets no card; who asked is told why',
    subject,
    run: async ({ db, params, body, staff, now }) => {
      await refuseRequested(db, deps, { id: params.request, answer: body.answer, staffId: staff.id, now })
      return cardRequest(db, params.request)
    },
  })
}
