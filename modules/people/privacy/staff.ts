import type { StaffCalls } from '#modules/people/staff/call.ts'
import { IdOf, ListOf, Numbered } from '#modules/people/staff/call-contract.ts'
import { type Erasing, eraseByEmail } from './erase.ts'
import { closeErasureRequest, emailOfErasure, erasureRequests } from './erasure-requests.ts'
import { ErasureRequest } from './staff-contract.ts'

/** Wishes to have data deleted: whoever wrote one has not proved that the address is theirs, so somebody looks at each (T-22). */
export function erasureStaffRoutes(call: StaffCalls, erasing: Erasing) {
  call('GET', '/erasures/', {
    action: 'erasure.read',
    summary: 'Wishes to have data deleted that wait, the oldest first',
    answer: ListOf(ErasureRequest),
    run: async ({ db }) => ({
      items: (await erasureRequests(db)).map(({ asked_at, ...row }) => ({ ...row, asked_at: asked_at.toISOString() })),
    }),
  })
  call('POST', '/erasures/:erasure/close/', {
    action: 'erasure.close',
    summary: 'A wish that was dealt with',
    params: IdOf('erasure'),
    answer: Numbered,
    subject: ({ params }) => `erasure ${params.erasure}`,
    run: async ({ db, params, now }) => {
      await closeErasureRequest(db, params.erasure, now)
      return { id: params.erasure }
    },
  })
  call('POST', '/erasures/:erasure/carry-out/', {
    action: 'erasure.carry_out',
    summary: 'Erases the account of whoever wrote the wish, once it is certain that the address is theirs',
    params: IdOf('erasure'),
    answer: Numbered,
    subject: ({ params }) => `erasure ${params.erasure}`,
    run: async ({ db, params, now }) => {
      await eraseByEmail(db, await emailOfErasure(db, params.erasure), now, erasing)
      return { id: params.erasure }
    },
  })
}
