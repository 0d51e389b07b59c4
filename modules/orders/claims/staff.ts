import { storeByCode } from '#modules/goods/stores/stores.ts'
import { doingOf } from '#modules/orders/order/staff-doing.ts'
import type { ReturnDeps } from '#modules/orders/returns/deps.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { refuseOtherStore } from '#modules/people/staff/own-store.ts'
import { answerClaim, closeClaim, creditInstead, resend } from './answer-claim.ts'
import { claimSorts, findClaims, matchingClaims } from './staff.sql.ts'
import { claimCalls } from './staff-contract.ts'
import { claimFor, staffClaim } from './staff-view.ts'

const subject = ({ params }: { params: { claim: number } }) => `claim ${params.claim}`

/** What customers claim of their delivery notes, and how the shop makes it good. */
export function claimStaffRoutes(call: StaffCalls, deps: ReturnDeps) {
  call(claimCalls, 'GET /claims/', {
    action: 'claim.read',
    summary: 'Claims on delivery notes, the newest first',
    run: async ({ db, query, onlyStore }) => {
      const asked = { ...query, onlyStore }
      const rows = await findClaims(db, asked, walking(db, query, claimSorts(db), { id: db`c.id` }))
      return listPage(db, query, { rows, matching: matchingClaims(db, asked), view: staffClaim })
    },
  })
  call(claimCalls, 'GET /claims/:claim/', {
    action: 'claim.read',
    summary: 'One claim: what is missed, what was answered, until when it is to be answered',
    subject,
    run: ({ db, params, onlyStore }) => claimFor(db, params.claim, onlyStore),
  })
  call(claimCalls, 'POST /claims/:claim/answer/', {
    action: 'claim.answer',
    summary: 'Accepted to be sent again, accepted for credit, or refused; the customer is told',
    subject,
    current: ({ db, params }) => claimFor(db, params.claim, null),
    run: async ({ db, params, body, ...who }) => {
      const accept = body.accept === 'no' ? null : body.accept
      await answerClaim(db, deps, { claimId: params.claim, accept, answer: body.answer }, doingOf(who))
      return claimFor(db, params.claim, null)
    },
  })
  call(claimCalls, 'POST /claims/:claim/resend/', {
    action: 'claim.resend',
    summary: 'The copies are sent again, out of a store’s stock: an order without a price, which closes the claim when it leaves',
    subject,
    run: async ({ db, params, body, onlyStore, ...who }) => {
      refuseOtherStore(onlyStore, body.store_code)
      await claimFor(db, params.claim, onlyStore)
      await storeByCode(db, body.store_code)
      await resend(db, deps, { claimId: params.claim, storeCode: body.store_code }, doingOf(who))
      return claimFor(db, params.claim, null)
    },
  })
  call(claimCalls, 'POST /claims/:claim/credit/', {
    action: 'claim.answer',
    summary: 'What was to be sent again cannot be had: its money is given back',
    subject,
    run: async ({ db, params, ...who }) => {
      await creditInstead(db, deps, params.claim, doingOf(who))
      return claimFor(db, params.claim, null)
    },
  })
  call(claimCalls, 'POST /claims/:claim/close/', {
    action: 'claim.answer',
    summary: 'A refused claim is laid aside',
    subject,
    run: async ({ db, params, ...who }) => {
      await closeClaim(db, params.claim, doingOf(who))
      return claimFor(db, params.claim, null)
    },
  })
}
