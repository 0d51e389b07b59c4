import { NotFound, Refused } from '#kernel/errors.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { SessionAnswer } from '#modules/people/staff/session-answer.ts'
import { lockSession, unlockSession } from '#modules/people/staff/sessions.ts'
import { endTill } from '#modules/people/staff/tills.ts'
import { handled, lockColleague } from '#modules/people/staff/users.ts'
import type { AccessDeps } from './deps.ts'
import { deleteBadge, deletePin } from './pins.sql.ts'
import { makeBadge, sayPin, setPin } from './pins.ts'
import { accessCalls } from './staff-contract.ts'

const done = { done: true } as const

/** Screens that are locked, tills that are shared, and what opens both in two seconds. */
export function tillStaffRoutes(call: StaffCalls, { secret: key }: AccessDeps) {
  call(accessCalls, 'POST /session/lock/', {
    action: 'session.lock',
    summary: 'Lock this screen: nothing is answered until I say who I am',
    run: async ({ db, staff, now }) => {
      await lockSession(db, staff, now)
      return done
    },
  })
  call(accessCalls, 'POST /session/unlock/', {
    action: 'session.unlock',
    summary: 'Open this screen by my PIN; the password opens it with session/confirm/',
    first: async ({ db, staff, body }) => sayPin(db, staff.id, body.pin, key),
    run: async ({ db, staff, now }) => {
      await unlockSession(db, staff, now)
      return done
    },
  })
  call(accessCalls, 'DELETE /session/till/', {
    action: 'session.till',
    summary: 'This browser is no shared till any more; every session at it ends',
    run: async ({ db, staff: { session } }) => {
      if (!session.till) throw new Refused('staff.no_till')
      await endTill(db, session.till)
      return new SessionAnswer(done, null)
    },
  })
  call(accessCalls, 'PUT /me/pin/', {
    action: 'account.pin',
    summary: 'Choose my PIN for shared tills and locked screens; needs a login of the last ten minutes',
    run: async ({ db, staff, body, now }) => {
      await setPin(db, staff.id, body.pin, { key, now })
      return done
    },
  })
  call(accessCalls, 'DELETE /me/pin/', {
    action: 'account.pin',
    summary: 'Do without a PIN',
    run: async ({ db, staff }) => {
      await deletePin(db, staff.id)
      return done
    },
  })
  call(accessCalls, 'POST /me/badge/', {
    action: 'account.pin',
    summary: 'A new badge for me; the one before opens nothing any more',
    run: async ({ db, staff, now }) => ({ badge: await makeBadge(db, staff.id, { key, now }) }),
  })
  call(accessCalls, 'DELETE /me/badge/', {
    action: 'account.pin',
    summary: 'Do without a badge',
    run: async ({ db, staff }) => {
      await deleteBadge(db, staff.id)
      return done
    },
  })
  call(accessCalls, 'POST /users/:id/badge/', {
    action: 'staff.secure',
    summary: 'A new badge for a colleague; needs a login of the last ten minutes',
    subject: ({ params }) => `staff ${params.id}`,
    run: async ({ db, staff, params, now }) => {
      if (!(await lockColleague(db, params.id))?.active) throw new NotFound('staff.unknown')
      await handled(db, params.id, staff, now)
      return { badge: await makeBadge(db, params.id, { key, now }) }
    },
  })
}
