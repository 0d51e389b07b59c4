import { NotFound } from '#kernel/errors.ts'
import type { StaffCalls } from './call.ts'
import { peopleCalls, type StaffView, type WhoAmI } from './contract.ts'
import { actions, grants, may, needsFreshLogin, type Role, roles } from './grants.ts'
import { listPage, walking } from './list.ts'
import { SessionAnswer } from './session-answer.ts'
import { endSession, freshUntil, type Staff } from './sessions.ts'
import { listedStaff, lockOwnWays, matchingStaff, type StaffRow, setOwnWays, staffById, staffSorts } from './staff.sql.ts'
import { changeStaff, handled } from './users.ts'

type Shown = Pick<StaffRow, 'id' | 'email' | 'name' | 'roles' | 'store_code' | 'active'>
export const staffView = ({ id, email, name, roles, store_code, active }: Shown): StaffView => ({
  id,
  email,
  name,
  roles,
  store_code,
  active,
})

const whoAmI = (staff: Staff): WhoAmI => {
  const { id, email, name, roles, storeCode, language, preferences, session } = staff
  return {
    id,
    email,
    name,
    roles,
    store_code: storeCode,
    active: true,
    actions: actions.filter((action) => may(roles, action)),
    language,
    preferences,
    session: {
      fresh_until: freshUntil(staff).toISOString(),
      locked: session.locked,
      factor_missing: session.factorMissing,
      till_store: session.till?.storeCode ?? null,
    },
  }
}

/** Who works here, what they may do and what they did. */
export function peopleRoutes(call: StaffCalls) {
  call(peopleCalls, 'GET /me/', {
    action: 'session.read',
    summary: 'Who I am and what I may do',
    run: async ({ staff }) => whoAmI(staff),
  })
  call(peopleCalls, 'PUT /me/', {
    action: 'session.change',
    summary: 'How I like my screens: language, colours, rows, and the paper of my slips',
    run: async ({ db, staff, body }) => {
      const { language, ...preferences } = await setOwnWays(db, staff.id, { ...(await lockOwnWays(db, staff.id)), ...body })
      return whoAmI({ ...staff, language, preferences })
    },
  })
  call(peopleCalls, 'POST /logout/', {
    action: 'session.close',
    summary: 'End this session',
    run: async ({ db, staff }) => {
      await endSession(db, staff.id, staff.session.id)
      return new SessionAnswer({ done: true } as const, null)
    },
  })
  call(peopleCalls, 'GET /users/', {
    action: 'staff.read',
    summary: 'Everybody of the staff',
    run: async ({ db, query }) => {
      const rows = await listedStaff(db, query, walking(db, query, staffSorts(db), { id: db`u.id` }))
      return listPage(db, query, { rows, matching: matchingStaff(db, query), view: staffView })
    },
  })
  call(peopleCalls, 'GET /users/:id/', {
    action: 'staff.read',
    summary: 'A colleague: roles, store, whether they work here',
    subject: ({ params }) => `staff ${params.id}`,
    run: async ({ db, params }) => {
      const row = await staffById(db, params.id)
      if (!row) throw new NotFound('staff.unknown')
      return staffView(row)
    },
  })
  call(peopleCalls, 'GET /roles/', {
    action: 'staff.read',
    summary: 'Which role may do what',
    run: async () => ({
      roles: [...roles],
      actions: actions.map((action) => {
        const granted: readonly Role[] = grants[action]
        return { action, roles: [...granted], own_store: granted.includes('bookseller'), fresh: needsFreshLogin.has(action) }
      }),
    }),
  })
  call(peopleCalls, 'PUT /users/:id/', {
    action: 'staff.change',
    summary: 'Roles, store, name or departure of a colleague; needs a login of the last ten minutes',
    subject: ({ params }) => `staff ${params.id}`,
    current: async ({ db, params }) => {
      const row = await staffById(db, params.id)
      return row ? staffView(row) : null
    },
    run: async ({ db, staff, now, params, body: { store_code: storeCode, ...body } }) => {
      const changed = await changeStaff(db, params.id, { ...body, storeCode })
      await handled(db, changed.id, staff, now)
      return staffView(changed)
    },
  })
}
