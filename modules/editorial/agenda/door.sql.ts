import type { Db, Part, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import { spoken } from './agenda.sql.ts'
import type { FindDoorLists } from './door-contract.ts'
import type { RegistrationState } from './registrations.sql.ts'

export interface DoorRow {
  id: number
  title: string
  place: string
  starts_at: Date
  ends_at: Date
  cancelled_at: Date | null
  places: number | null
  taken: number
  waiting: number
  came: number
}

type Asked = FindDoorLists & { onlyStore: string | null; language: Language; now: Date }

const doorsIn = (db: Db, { q, from, to, ahead, onlyStore, now }: Omit<Asked, 'language'>) => db`
  from activity a join activity_translation w on w.activity_id = a.id and w.language = 'es'
  where a.published and a.takes_registrations ${worded(db, db`list_words(w.title)`, q)} ${onDays(db, db`a.starts_at`, { from, to })}
    ${ahead === undefined ? db`` : ahead ? db`and a.ends_at > ${now}::timestamptz - interval '12 hours'` : db`and a.ends_at <= ${now}`}
    ${onlyStore === null ? db`` : db`and a.store_code = ${onlyStore}`}`
export const matchingDoors = (db: Db, asked: Asked) => db`select a.id ${doorsIn(db, asked)}`
export const doorSorts = (db: Db) => ({ starts_at: { by: db`a.starts_at`, kind: 'instant' } }) as const

const doorRows = (db: Db, page: Part, language: Language, order: Part) => db<(DoorRow & Walked)[]>`
  with page as materialized (${page})
  select a.id, coalesce(t.title, s.title) as title, coalesce(t.place, s.place) as place, a.starts_at, a.ends_at, a.cancelled_at, a.places,
    a.taken, sums.waiting, sums.came, page.list_key, page.list_id
  from page join ${spoken(db, language)} on a.id = page.id
  cross join lateral (
    select coalesce(sum(r.places) filter (where r.state = 'waiting'), 0)::int as waiting, coalesce(sum(r.came) filter (where r.state <> 'cancelled'), 0)::int as came
    from activity_registration r where r.activity_id = a.id) sums ${order}`

export const findDoors = (db: Db, asked: Asked, walk: Walk) =>
  doorRows(db, db`select a.id, ${walk.key} ${doorsIn(db, asked)} ${walk.after} ${walk.order}`, asked.language, walk.order)

/** One activity with its sums; nothing where it is in another store. */
export async function doorRow(db: Db, id: number, language: Language, onlyStore: string | null): Promise<DoorRow | undefined> {
  const [row] = await doorRows(
    db,
    db`select a.id, '' as list_key, '' as list_id from activity a
      where a.id = ${id} and a.published ${onlyStore === null ? db`` : db`and a.store_code = ${onlyStore}`}`,
    language,
    db``,
  )
  return row
}

export interface GuestRow {
  id: number
  ticket: string
  name: string
  companions: string[]
  places: number
  state: RegistrationState
  came: number | null
  came_at: Date | null
}

/** Who is expected and who waits, by name; whoever gave the place back is not. */
export const guestRows = (db: Db, activity: number) => db<GuestRow[]>`
  select id, ticket, name, companions, places, state, came, came_at from activity_registration
  where activity_id = ${activity} and state in ('confirmed', 'waiting') order by search_fold(name), id`

/** How many are in. The caller holds the activity. */
export async function countCame(tx: Tx, activity: number): Promise<number> {
  const [row] = await tx<{ came: number }[]>`
    select coalesce(sum(came), 0)::int as came from activity_registration where activity_id = ${activity} and state <> 'cancelled'`
  return row?.came ?? 0
}

/** What was said last counts, in whichever order it arrives. @returns false for somebody who is not on this list. */
export async function tickRow(
  tx: Tx,
  {
    activity,
    registration,
    came,
    at,
    staffId,
  }: { activity: number; registration: number; came: number | null; at: Date; staffId: number },
): Promise<boolean> {
  const [there] = await tx<{ id: number }[]>`
    select id from activity_registration where id = ${registration} and activity_id = ${activity} and state in ('confirmed', 'waiting') for update`
  if (!there) return false
  await tx`
    update activity_registration set came = ${came}, came_at = ${came === null ? null : at}, came_by = ${came === null ? null : staffId}
    where id = ${registration} and (came_at is null or came_at <= ${at})`
  return true
}
