import { type ActRow, actRows, actSorts, matchingActs } from './acts.sql.ts'
import { actCalls } from './acts-contract.ts'
import type { StaffCalls } from './call.ts'
import { listPage, walking } from './list.ts'

const actView = ({ id, at, email, by_key, action, subject, outcome, reason, request_id, input, looked_in }: ActRow) => ({
  id,
  at: at.toISOString(),
  staff: email,
  by_key,
  action,
  subject,
  outcome,
  look: looked_in !== null,
  reason,
  request: request_id,
  input,
})

/** The record of what the staff did and looked at. */
export function actRoutes(call: StaffCalls) {
  call(actCalls, 'GET /acts/', {
    action: 'acts.read',
    summary: 'What the staff did, newest first',
    run: async ({ db, query }) => {
      const rows = await actRows(db, query, walking(db, query, actSorts(db), { id: db`a.id` }))
      return listPage(db, query, { rows, matching: matchingActs(db, query), view: actView })
    },
  })
}
