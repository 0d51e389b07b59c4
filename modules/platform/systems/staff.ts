import type { StaffCalls } from '#modules/people/staff/call.ts'
import { type Machine, systemCalls } from './staff-contract.ts'
import { systemsNow } from './systems.ts'

/** How the shop itself does: for whoever looks after it. */
export function systemStaffRoutes(call: StaffCalls, machine: () => Promise<Machine>) {
  call(systemCalls, 'GET /systems/', {
    action: 'system.read',
    summary: 'E-mails, duties, ways to pay, search, disk, backup and version: what works and what does not',
    run: ({ db, now }) => systemsNow(db, machine, now),
  })
}
