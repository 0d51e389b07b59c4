import type { Db } from '#kernel/db.ts'
import type { Span } from '#modules/people/staff/figures-contract.ts'

/** Places that people asked for in activities, those that wait for one and those that were given back included. */
export const placesAskedFor = (db: Db, { from, until }: Span) => db`
  select coalesce(sum(r.places), 0) as amount from activity_registration r
  where r.registered_at >= (${from}::date::timestamp at time zone 'Europe/Madrid') and r.registered_at < ${until}`
