import type { StaffCalls } from '#modules/people/staff/call.ts'
import { allowHost, forbidHost, hostRows } from './covers.sql.ts'
import { importCalls } from './staff-contract.ts'

/** From where covers may be fetched that messages point to. */
export function importCoverStaffRoutes(call: StaffCalls) {
  call(importCalls, 'GET /imports/cover-hosts/', {
    action: 'import.read',
    summary: 'Hosts that messages name for covers, and those from which they may be fetched',
    run: async ({ db }) => ({ items: await hostRows(db) }),
  })
  call(importCalls, 'PUT /imports/cover-hosts/:host/', {
    action: 'import.change',
    summary: 'Lets covers be fetched from a host; those that wait come within minutes',
    subject: ({ params }) => `cover host ${params.host}`,
    run: async ({ db, staff, params }) => {
      await allowHost(db, params.host, staff.id)
      return { items: await hostRows(db) }
    },
  })
  call(importCalls, 'DELETE /imports/cover-hosts/:host/', {
    action: 'import.change',
    summary: 'No cover is fetched from a host any more',
    subject: ({ params }) => `cover host ${params.host}`,
    run: async ({ db, params }) => {
      await forbidHost(db, params.host)
      return { items: await hostRows(db) }
    },
  })
}
