import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { recordsLate, recordsRefused } from './waiting.sql.ts'

/** What waits here for the staff. */
export const waiting: readonly Queue[] = [
  {
    name: 'verifactu_rejected',
    action: 'tax_record.read',
    homes: { finance: 7, admin: 6 },
    view: { screen: 'verifactu', filters: { state: 'refused' } },
    rows: recordsRefused,
  },
  {
    name: 'verifactu_late',
    action: 'tax_record.read',
    homes: { finance: 9, admin: 7 },
    view: { screen: 'verifactu', filters: { state: 'waiting' } },
    rows: recordsLate,
  },
]
