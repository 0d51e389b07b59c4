import { storeByCode } from '#modules/goods/stores/stores.ts'
import { doingOf } from '#modules/orders/order/staff-doing.ts'
import type { ReturnDeps } from '#modules/orders/returns/deps.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { IdOf, PageOf } from '#modules/people/staff/call-contract.ts'
import { refuseOtherStore } from '#modules/people/staff/own-store.ts'
import { pageOf } from '#modules/people/staff/page.ts'
import { answerClaim, closeClaim, creditInstead, resend } from './answer-claim.ts'
import { ClaimView } from './contract.ts'
import { findClaim, findClaimsFor, requireClaimFor } from './read-claims.ts'
import { AnswerClaim, FindClaims, Resend } from './staff-contract.ts'

const ClaimId = IdOf('claim')
const subject = ({ params }: { params: { claim: number } }) => `claim ${params.claim}`

/** What customers claim of their delivery notes, and how the shop makes it good. */
export function claimStaffRoutes(call: StaffCalls, deps: ReturnDeps) {
  call('GET', '/claims/', {
    action: 'claim.read',
    summary: 'Claims on delivery notes, the newest first',
    query: FindClaims,
    answer: PageOf(ClaimView),
    run: async ({ db, query, onlyStore }) => {
      const items = await findClaimsFor(db, { ...query, onlyStore })
      return pageOf(items, query.limit, ({ claim }) => claim)
    },
  })
  call('POST', '/claims/:claim/answer/', {
    action: 'claim.answer',
    summary: 'Accepted to be sent again, accepted for credit, or refused; the customer is told',
    params: ClaimId,
    body: AnswerClaim,
    answer: ClaimView,
    subject,
    run: async ({ db, params, body, ...who }) => {
      const accept = body.accept === 'no' ? null : body.accept
      await answerClaim(db, deps, { claimId: params.claim, accept, answer: body.answer }, doingOf(who))
      return findClaim(db, params.claim)
    },
  })
  call('POST', '/claims/:claim/resend/', {
    action: 'claim.resend',
    summary: 'The copies are on their way again, out of a store’s stock; the claim is closed',
    params: ClaimId,
    body: Resend,
    answer: ClaimView,
    subject,
    run: async ({ db, params, body, onlyStore, ...who }) => {
      refuseOtherStore(onlyStore, body.store_code)
      await requireClaimFor(db, params.claim, onlyStore)
      await storeByCode(db, body.store_code)
      const sent = { claimId: params.claim, storeCode: body.store_code, carrier: body.carrier, trackingCode: body.tracking }
      await resend(db, deps, sent, doingOf(who))
      return findClaim(db, params.claim)
    },
  })
  call('POST', '/claims/:claim/credit/', {
    action: 'claim.answer',
    summary: 'What was to be sent again cannot be had: its money is given back',
    params: ClaimId,
    answer: ClaimView,
    subject,
    run: async ({ db, params, ...who }) => {
      await creditInstead(db, deps, params.claim, doingOf(who))
      return findClaim(db, params.claim)
    },
  })
  call('POST', '/claims/:claim/close/', {
    action: 'claim.answer',
    summary: 'A refused claim is laid aside',
    params: ClaimId,
    answer: ClaimView,
    subject,
    run: async ({ db, params, ...who }) => {
      await closeClaim(db, params.claim, doingOf(who))
      return findClaim(db, params.claim)
    },
  })
}
