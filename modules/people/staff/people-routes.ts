import { actRows } from './acts.sql.ts'
import type { StaffCalls } from './call.ts'
import { Done, IdOf, ListOf } from './call-contract.ts'
import { ActPage, ChangeStaff, CreateStaff, FindActs, StaffView, WhoAmI } from './contract.ts'
import { actions, may } from './grants.ts'
import { pageOf } from './page.ts'
import { hashStaffToken } from './sessions.ts'
import { allStaff, deleteStaffSession, type StaffRow } from './staff.sql.ts'
import { changeStaff, createStaff } from './users.ts'

export const staffView = ({ id, email, name, roles, store_code, active }: StaffRow): StaffView => ({
  id,
  email,
  name,
  roles,
  store_code,
  active,
})

/** Who works here, what they may do and what they did. */
export function peopleRoutes(call: StaffCalls) {
  call('GET', '/me/', {
    action: 'session.read',
    summary: 'Who I am and what I may do',
    answer: WhoAmI,
    run: async ({ staff: { id, email, name, roles, storeCode } }) => ({
      id,
      email,
      name,
      roles,
      store_code: storeCode,
      active: true,
      actions: actions.filter((action) => may(roles, action)),
    }),
  })
  call('POST', '/logout/', {
    action: 'session.close',
    summary: 'End this session',
    answer: Done,
    run: async ({ db, token }) => {
      await deleteStaffSession(db, hashStaffToken(token))
      return { done: true } as const
    },
  })
  call('GET', '/users/', {
    action: 'staff.read',
    summary: 'Everybody of the staff',
    answer: ListOf(StaffView),
    run: async ({ db }) => ({ items: (await allStaff(db)).map(staffView) }),
  })
  call('POST', '/users/', {
    action: 'staff.create',
    summary: 'A new colleague; needs a login of the last ten minutes',
    body: CreateStaff,
    answer: StaffView,
    subject: ({ body }) => `staff ${body.email}`,
    run: async ({ db, body: { store_code: storeCode, ...body } }) => staffView(await createStaff(db, { ...body, storeCode })),
  })
  call('PUT', '/users/:id/', {
    action: 'staff.change',
    summary: 'Roles, store, name, password or departure of a colleague; needs a login of the last ten minutes',
    params: IdOf('id'),
    body: ChangeStaff,
    answer: StaffView,
    subject: ({ params }) => `staff ${params.id}`,
    run: async ({ db, params, body: { store_code: storeCode, ...body } }) =>
      staffView(await changeStaff(db, params.id, { ...body, storeCode })),
  })
  call('GET', '/acts/', {
    action: 'acts.read',
    summary: 'What the staff did, newest first',
    query: FindActs,
    answer: ActPage,
    run: async ({ db, query: { staff, ...query } }) => {
      const rows = await actRows(db, { ...query, email: staff })
      const items = rows.map(({ at, email, request_id, ...row }) => ({
        ...row,
        at: at.toISOString(),
        staff: email,
        request: request_id,
      }))
      return pageOf(items, query.limit)
    },
  })
}
