import type { Db } from '#kernel/db.ts'
import type { Role } from '#modules/people/staff/grants.ts'
import { fromNewPlaces } from '#modules/people/staff/users.ts'

/** Colleagues of these roles into whose account a password alone leads. */
export const colleaguesWithoutFactor = (db: Db, roles: readonly Role[]) => db`
  select u.created_at as since, null::bigint as cents from staff_user u
  where u.active and u.roles && ${roles as Role[]}::text[]
    and not exists (select from staff_totp t where t.staff_id = u.id and t.confirmed_at is not null)
    and not exists (select from staff_passkey k where k.staff_id = u.id)
  order by u.created_at`

/** Colleagues who signed in from where they never did before. */
export const colleaguesElsewhere = (db: Db) => db`
  select u.new_place_at as since, null::bigint as cents from staff_user u where ${fromNewPlaces(db)} order by u.new_place_at`
