import type { Tx } from '#kernel/db.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { type Erasing, eraseByEmail } from './erase.ts'
import { closeErasure } from './erasure-requests.sql.ts'
import { erasureRequest, erasureRequests, openErasureRequest, viewOf } from './erasure-requests.ts'
import { erasurePreview } from './preview.ts'
import { refusedEmail } from './refused-email.ts'
import { type ErasureOutcome, erasureCalls } from './staff-contract.ts'

interface Closing {
  outcome: ErasureOutcome
  answer?: string
  staffId: number
  now: Date
}

async function close(tx: Tx, id: number, { outcome, answer = '', staffId, now }: Closing) {
  await closeErasure(tx, id, { outcome, answer, done_at: now, done_by: staffId })
  return viewOf(await erasureRequest(tx, id))
}

/** Wishes to have data deleted: whoever wrote one has not proved that the address is theirs, so somebody looks at each (T-22). */
export function erasureStaffRoutes(call: StaffCalls, erasing: Erasing) {
  const subject = ({ params }: { params: { erasure: number } }) => `erasure ${params.erasure}`
  call(erasureCalls, 'GET /erasures/', {
    action: 'erasure.read',
    summary: 'Wishes to have data deleted: those that wait, the oldest first, or those that were dealt with',
    run: ({ db, query }) => erasureRequests(db, query),
  })
  call(erasureCalls, 'GET /erasures/:erasure/', {
    action: 'erasure.read',
    summary: 'What carrying a wish out would delete, what the law keeps and until when, and what holds it up',
    subject,
    run: ({ db, params }) => erasurePreview(db, params.erasure, erasing.domains),
  })
  call(erasureCalls, 'POST /erasures/:erasure/carry-out/', {
    action: 'erasure.carry_out',
    summary: 'Erases the account of whoever wrote the wish, once it is certain that the address is theirs',
    subject,
    run: async ({ db, params, staff, now }) => {
      const { email } = await openErasureRequest(db, params.erasure)
      await eraseByEmail(db, email, now, erasing)
      return close(db, params.erasure, { outcome: 'erased', staffId: staff.id, now })
    },
  })
  call(erasureCalls, 'POST /erasures/:erasure/refuse/', {
    action: 'erasure.close',
    summary: 'A wish that is not carried out; whoever wrote it is told why and to whom they can complain (RGPD, art. 12.4)',
    subject,
    run: async ({ db, params, body: { answer }, staff, now }) => {
      const { email, language } = await openErasureRequest(db, params.erasure)
      await queueEmail(db, email, refusedEmail(erasing.senders(language), language, answer))
      return close(db, params.erasure, { outcome: 'refused', answer, staffId: staff.id, now })
    },
  })
  call(erasureCalls, 'POST /erasures/:erasure/close/', {
    action: 'erasure.close',
    summary: 'A wish with which nothing is left to do, as of an address without an account',
    subject,
    run: async ({ db, params, staff, now }) => {
      await openErasureRequest(db, params.erasure)
      return close(db, params.erasure, { outcome: 'closed', staffId: staff.id, now })
    },
  })
}
