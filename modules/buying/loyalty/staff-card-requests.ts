import type { StaffCalls } from '#modules/people/staff/call.ts'
import { IdOf, PageOf, WaitingQuery } from '#modules/people/staff/call-contract.ts'
import { pageOf } from '#modules/people/staff/page.ts'
import { issueRequested, refuseRequested } from './card-answers.ts'
import { cardRequests } from './card-requests.ts'
import { CardRequest } from './contract.ts'
import type { CardRequestDeps } from './request-card.ts'
import { RefuseCard } from './staff-contract.ts'

const Named = IdOf('request')
const subject = ({ params }: { params: { request: number } }) => `card request ${params.request}`

/** Who asks for the loyalty card (M-07): the queue, and the card or the reason why not. */
export function cardRequestStaffRoutes(call: StaffCalls, deps: Pick<CardRequestDeps, 'senders'>) {
  call('GET', '/card-requests/', {
    action: 'card_request.read',
    summary: 'Requests for the card that wait, or all of them, the newest first',
    query: WaitingQuery,
    answer: PageOf(CardRequest),
    subject: () => 'card requests',
    run: async ({ db, query: { all, before, limit } }) => {
      const items = await cardRequests(db, { open: !all, before, limit })
      return pageOf(items, limit)
    },
  })
  call('POST', '/card-requests/:request/issue/', {
    action: 'card.issue',
    summary: 'The card that was asked for; who asked is told its number',
    params: Named,
    answer: CardRequest,
    subject,
    run: ({ db, params, staff, now }) => issueRequested(db, deps, { id: params.request, staffId: staff.id, now }),
  })
  call('POST', '/card-requests/:request/refuse/', {
    action: 'card.issue',
    summary: 'A request that gets no card; who asked is told why',
    params: Named,
    body: RefuseCard,
    answer: CardRequest,
    subject,
    run: ({ db, params, body, staff, now }) =>
      refuseRequested(db, deps, { id: params.request, answer: body.answer, staffId: staff.id, now }),
  })
}
