import type { Tx } from '#kernel/db.ts'
import { type RegistrationRow, registrationColumns } from './registrations.sql.ts'

/** Who has a place in what begins within a day, registered more than a day before it begins and was not reminded yet, locked. */
export const toRemind = (tx: Tx, now: Date, limit: number) => tx<RegistrationRow[]>`
  select ${registrationColumns(tx)} from activity_registration r join activity a on a.id = r.activity_id
  where r.state = 'confirmed' and r.reminded_at is null and a.published and a.cancelled_at is null
    and a.starts_at > ${now} and a.starts_at <= ${now}::timestamptz + interval '24 hours'
    and r.registered_at < a.starts_at - interval '24 hours'
  order by r.id limit ${limit} for update of r skip locked`

export const markReminded = (tx: Tx, ids: readonly number[], now: Date) => tx`
  update activity_registration set reminded_at = ${now} where id = any(${ids as number[]}::bigint[])`
