import type { StaffCalls } from '#modules/people/staff/call.ts'
import { type Machine, type ShownSetting, systemCalls } from './staff-contract.ts'
import { systemsNow } from './systems.ts'

/** How the shop itself does: for whoever looks after it. */
export function systemStaffRoutes(call: StaffCalls, machine: () => Promise<Machine>, settings: () => ShownSetting[]) {
  call(systemCalls, 'GET /environment/', {
    action: 'system.read',
    summary: 'Every setting of the environment: what it does, set or usual; of secrets only whether they are set',
    run: async () => ({ items: settings() }),
  })
  call(systemCalls, 'GET /systems/', {
    action: 'system.read',
    summary: 'E-mails, duties, ways to pay, search, disk, backup and version: what works and what does not',
    run: ({ db, now }) => systemsNow(db, machine, now),
  })
}
