import type { StaffCalls } from '#modules/people/staff/call.ts'
import { takingCalls } from './staff-contract.ts'
import { dayOfFinance, findTakings } from './takings.ts'

/** What was taken and given back, as finance compares it with tills and banks. */
export function takingStaffRoutes(call: StaffCalls) {
  call(takingCalls, 'GET /takings/', {
    action: 'taking.read',
    summary: 'Money that came in and went back, movement by movement, the newest first',
    run: ({ db, query }) => findTakings(db, query),
  })
  call(takingCalls, 'GET /takings/day/', {
    action: 'taking.read',
    summary: 'What was taken and given back in some days, by shop, till and means',
    run: ({ db, query, now }) => dayOfFinance(db, query, now),
  })
}
