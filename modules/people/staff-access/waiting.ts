import type { Role } from '#modules/people/staff/grants.ts'
import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { colleaguesElsewhere, colleaguesWithoutFactor } from './waiting.sql.ts'

/** What waits here for the staff: whoever has one of these roles is asked for a second factor. */
export const waitingFor = (factorRoles: readonly Role[]): readonly Queue[] => [
  {
    name: 'without_factor',
    action: 'staff.secure',
    homes: { admin: 7 },
    view: { screen: 'users', filters: {} },
    rows: (db) => colleaguesWithoutFactor(db, factorRoles),
  },
  {
    name: 'new_places',
    action: 'staff.secure',
    homes: { admin: 7 },
    view: { screen: 'users', filters: { new_place: 'true' } },
    rows: colleaguesElsewhere,
  },
]
