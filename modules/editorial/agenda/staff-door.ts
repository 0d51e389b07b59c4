import type { StaffCalls } from '#modules/people/staff/call.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { doorSorts, findDoors, matchingDoors } from './door.sql.ts'
import { doorListOf, doorView, letIn, tick } from './door.ts'
import { doorCalls } from './door-contract.ts'
import type { AgendaDeps } from './emails.ts'

const subject = ({ params }: { params: { activity: number } }) => `activity ${params.activity}`

/** The door of an activity: who is expected, who came, who may come in from the waiting list. */
export function doorStaffRoutes(call: StaffCalls, deps: AgendaDeps) {
  call(doorCalls, 'GET /door-lists/', {
    action: 'agenda.door',
    summary: 'Activities that people sign up for, the next first',
    run: async ({ db, query, onlyStore, language, now }) => {
      const asked = { ...query, onlyStore, language, now }
      const rows = await findDoors(db, asked, walking(db, query, doorSorts(db), { id: db`a.id` }))
      return listPage(db, query, { rows, matching: matchingDoors(db, asked), view: doorView })
    },
  })
  call(doorCalls, 'GET /door-lists/:activity/', {
    action: 'agenda.door',
    summary: 'Who is expected, who waits and who is in, by name',
    subject,
    run: ({ db, params, language, onlyStore }) => doorListOf(db, params.activity, language, onlyStore),
  })
  call(doorCalls, 'POST /door-lists/:activity/came/', {
    action: 'agenda.door',
    summary: 'Somebody came, with how many; said again, the last counts',
    subject,
    run: async ({ db, params, body, language, onlyStore, staff, now }) => {
      await doorListOf(db, params.activity, language, onlyStore)
      await tick(db, { ...params, ...body, at: new Date(body.at), staffId: staff.id }, now)
      return doorListOf(db, params.activity, language, onlyStore)
    },
  })
  call(doorCalls, 'POST /door-lists/:activity/move-up/:registration/', {
    action: 'agenda.door',
    summary: 'Somebody who waits gets a place',
    subject,
    run: async ({ db, params, language, onlyStore, now }) => {
      await doorListOf(db, params.activity, language, onlyStore)
      await letIn(db, params.activity, params.registration, deps, now)
      return doorListOf(db, params.activity, language, onlyStore)
    },
  })
}
