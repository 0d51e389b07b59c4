import { NotFound, Refused } from '#kernel/errors.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { staffView } from '#modules/people/staff/people-routes.ts'
import { confirmSession, freshUntil } from '#modules/people/staff/sessions.ts'
import { createStaff, handled, lockColleague } from '#modules/people/staff/users.ts'
import type { AccessDeps } from './deps.ts'
import { invite } from './links.ts'
import { changeOwnPassword, sayPassword } from './own-password.ts'
import { askPasskey } from './passkeys.ts'
import { reopenPin } from './pins.ts'
import { showFactor } from './proof.ts'
import { accessCalls } from './staff-contract.ts'
import { factorStaffRoutes } from './staff-factors.ts'
import { sessionStaffRoutes } from './staff-sessions.ts'
import { tillStaffRoutes } from './staff-tills.ts'

const done = { done: true } as const

/** How somebody signs in, changed by themselves and by who looks after the staff. */
export function accessStaffRoutes(call: StaffCalls, deps: AccessDeps) {
  sessionStaffRoutes(call)
  factorStaffRoutes(call, deps)
  tillStaffRoutes(call, deps)
  call(accessCalls, 'POST /session/confirm/', {
    action: 'session.confirm',
    summary: 'Say again who I am, by password or factor: what needs it may be done for ten minutes, in the same session',
    first: async ({ db, staff, body: { password, ...proof }, now, address }) =>
      password === undefined
        ? showFactor(db, staff.id, proof, { ...deps, now })
        : sayPassword(db, staff, password, { now, address }),
    run: async ({ db, staff, now }) => {
      await confirmSession(db, staff, now)
      await reopenPin(db, staff.id)
      return { fresh_until: freshUntil({ ...staff, session: { ...staff.session, openedAt: now } }).toISOString() }
    },
  })
  call(accessCalls, 'POST /session/confirm/options/', {
    action: 'session.confirm',
    summary: 'What a browser is to ask of my passkey',
    run: ({ db, staff, now }) => askPasskey(db, staff.id, { ...deps, now }),
  })
  call(accessCalls, 'PUT /me/password/', {
    action: 'account.password',
    summary: 'Change my password; my other sessions end',
    first: async ({ db, staff, body, now, address }) => sayPassword(db, staff, body.password, { now, address }),
    run: async ({ db, staff, body, now }) => {
      await changeOwnPassword(db, staff, body.new_password, { ...deps, now })
      return done
    },
  })
  call(accessCalls, 'POST /users/', {
    action: 'staff.create',
    summary: 'A new colleague, who is written a link to choose a password; needs a login of the last ten minutes',
    subject: ({ body }) => `staff ${body.email}`,
    run: async ({ db, staff, now, body: { store_code: storeCode, ...body } }) => {
      const made = await createStaff(db, { ...body, password: null, storeCode })
      await handled(db, made.id, staff, now)
      await invite(db, made, { ...deps, now })
      return staffView(made)
    },
  })
  call(accessCalls, 'POST /users/:id/invite/', {
    action: 'staff.create',
    summary: 'Write to a colleague again who has not chosen a password yet; needs a login of the last ten minutes',
    subject: ({ params }) => `staff ${params.id}`,
    run: async ({ db, now, params }) => {
      const who = await lockColleague(db, params.id)
      if (!who) throw new NotFound('staff.unknown')
      if (!who.active || who.password_hash !== '') throw new Refused('staff.not_invited')
      await invite(db, who, { ...deps, now })
      return done
    },
  })
}
