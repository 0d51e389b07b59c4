import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { runsWithFaults } from './waiting.sql.ts'

/** What waits here for the staff. */
export const waiting: readonly Queue[] = [
  {
    name: 'imports_with_faults',
    action: 'import.change',
    homes: { catalogue: 1 },
    view: { screen: 'imports', filters: {} },
    rows: runsWithFaults,
  },
]
