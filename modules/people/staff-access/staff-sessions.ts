import type { StaffCalls } from '#modules/people/staff/call.ts'
import { endSession, endSessionsOf, type OpenSessionRow, sessionsOf } from '#modules/people/staff/sessions.ts'
import { accessCalls, type OpenSession } from './staff-contract.ts'

const done = { done: true } as const

const shown = ({ started_at, used_at, ...row }: OpenSessionRow, here: number): OpenSession => ({
  ...row,
  here: row.id === here,
  started_at: started_at.toISOString(),
  used_at: used_at.toISOString(),
})

/** Where people are signed in: their own sessions, and a colleague's for who looks after the staff. */
export function sessionStaffRoutes(call: StaffCalls) {
  call(accessCalls, 'GET /me/sessions/', {
    action: 'session.find',
    summary: 'Where I am signed in',
    run: async ({ db, staff, now }) => ({
      items: (await sessionsOf(db, staff.id, now)).map((row) => shown(row, staff.session.id)),
    }),
  })
  call(accessCalls, 'POST /me/sessions/end-others/', {
    action: 'account.sessions',
    summary: 'End every session of mine but this one',
    run: async ({ db, staff }) => {
      await endSessionsOf(db, staff.id, staff.session.id)
      return done
    },
  })
  call(accessCalls, 'DELETE /me/sessions/:session/', {
    action: 'account.sessions',
    summary: 'End one of my sessions',
    run: async ({ db, staff, params }) => {
      await endSession(db, staff.id, params.session)
      return done
    },
  })
  call(accessCalls, 'GET /users/:id/sessions/', {
    action: 'staff.sessions',
    summary: 'Where a colleague is signed in',
    subject: ({ params }) => `staff ${params.id}`,
    run: async ({ db, staff, params, now }) => ({
      items: (await sessionsOf(db, params.id, now)).map((row) => shown(row, staff.session.id)),
    }),
  })
  call(accessCalls, 'DELETE /users/:id/sessions/', {
    action: 'staff.sessions',
    summary: 'End every session of a colleague',
    subject: ({ params }) => `staff ${params.id}`,
    run: async ({ db, params }) => {
      await endSessionsOf(db, params.id)
      return done
    },
  })
  call(accessCalls, 'DELETE /users/:id/sessions/:session/', {
    action: 'staff.sessions',
    summary: 'End one session of a colleague',
    subject: ({ params }) => `staff ${params.id}`,
    run: async ({ db, params }) => {
      await endSession(db, params.id, params.session)
      return done
    },
  })
}
