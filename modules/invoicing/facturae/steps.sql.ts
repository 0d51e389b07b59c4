import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { FaceState } from './states.ts'

export interface StepRow {
  id: number
  state: FaceState
  happened_on: Day
  registry_number: string
  reason: string
  noted_by: string
  noted_at: Date
}

export const stepsOf = (db: Db, invoiceId: number) => db<StepRow[]>`
  select f.id, f.state, f.happened_on, f.registry_number, f.reason, coalesce(s.name, f.noted_by) as noted_by, f.noted_at
  from facturae_step f left join staff_user s on f.noted_by = 'staff:' || s.id where f.invoice_id = ${invoiceId} order by f.id`

export interface NewStep {
  invoice_id: number
  after_id: number | null
  state: FaceState
  happened_on: Day
  registry_number: string
  reason: string
  noted_by: string
  noted_at: Date
}

/** Nothing comes back where another step followed meanwhile. */
export const insertStep = (db: Db, step: NewStep) => db<{ id: number }[]>`
  insert into facturae_step ${db({ ...step })} on conflict do nothing returning id`
