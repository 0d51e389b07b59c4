import type { Staff } from '#modules/people/staff/sessions.ts'
import type { Doing } from './steps.ts'

/** A member of staff as the history of an order names them. */
export const doingOf = ({ staff, now }: { staff: Staff; now: Date }, reason?: string): Doing => ({
  actor: { kind: 'staff', id: String(staff.id) },
  now,
  ...(reason && { reason }),
})
