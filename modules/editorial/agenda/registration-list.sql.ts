import type { Db } from '#kernel/db.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { RegistrationRow } from './registrations.sql.ts'
import type { FindRegistrations } from './staff-contract.ts'

export type ListedRow = Omit<RegistrationRow, 'activity_id' | 'bought' | 'amount_cents' | 'order_id' | 'revision'> &
  Walked & { came: number | null; came_at: Date | null; order: string | null }

const foundIn = (db: Db, activity: number, { q, from, to, state, here }: FindRegistrations) => db`
  from activity_registration r where r.activity_id = ${activity}
    ${worded(db, db`list_words(r.name || ' ' || r.email || ' ' || digits_of(r.phone) || ' ' || r.ticket || ' ' || array_to_string(r.companions, ' '))`, q)}
    ${onDays(db, db`r.registered_at`, { from, to })} ${state === undefined ? db`` : db`and r.state = ${state}`}
    ${here === undefined ? db`` : db`and (coalesce(r.came, 0) > 0) = ${here}`}`
export const matchingRegistrations = (db: Db, activity: number, query: FindRegistrations) =>
  db`select r.id ${foundIn(db, activity, query)}`
export const registrationSorts = (db: Db) =>
  ({ registered_at: { by: db`r.registered_at`, kind: 'instant' }, name: { by: db`search_fold(r.name)`, kind: 'text' } }) as const

/** Who is on the list of an activity, with who came: hundreds at most, found by the activity. */
export const listedRows = (db: Db, activity: number, query: FindRegistrations, walk: Walk) => db<ListedRow[]>`
  select r.id, r.name, r.email, r.phone, r.places, r.state, r.language, r.registered_at, r.ticket, r.companions, r.came, r.came_at,
    (select o.number from shop_order o where o.id = r.order_id) as order, ${walk.key}
  ${foundIn(db, activity, query)} ${walk.after} ${walk.order}`
