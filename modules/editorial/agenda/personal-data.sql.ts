import type { Db, Tx } from '#kernel/db.ts'
import type { Person } from '#modules/people/privacy/person-contract.ts'
import type { RegistrationRow } from './registrations.sql.ts'

export const registrationData = (db: Db, { proved }: Person) => db`
  select t.title, a.starts_at, r.name, r.phone, r.companions, r.places, r.state, r.registered_at, r.ticket
  from activity_registration r join activity a on a.id = r.activity_id
  join activity_translation t on t.activity_id = a.id and t.language = 'es'
  where lower(r.email) = lower(${proved}) order by r.id`

/** Holds what somebody is registered for, so that places are taken and given back one after the other. */
export const lockActivitiesOf = (tx: Tx, { proved }: Person) => tx`
  select 1 from activity where id in (select activity_id from activity_registration where lower(email) = lower(${proved}))
  order by id for no key update`

export const deleteRegistrationsOf = (tx: Tx, { proved }: Person) => tx<
  Pick<RegistrationRow, 'activity_id' | 'places' | 'state'>[]
>`
  delete from activity_registration where lower(email) = lower(${proved}) returning activity_id, places, state`
