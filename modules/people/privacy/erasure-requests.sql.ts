import type { Db, Locking, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { LeavingPerson, Person } from './person-contract.ts'
import type { ErasureOutcome, FindErasures } from './staff-contract.ts'

/** @returns its number. */
export async function insertErasureRequest(
  db: Db,
  request: { email: string; reason: string; language: Language; asked_at: Date },
): Promise<number> {
  const [row] = await db<{ id: number }[]>`insert into erasure_request ${db(request)} returning id`
  return row!.id
}

export interface ErasureRow {
  id: number
  email: string
  reason: string
  language: Language
  asked_at: Date
  done_at: Date | null
  outcome: ErasureOutcome | null
  answer: string
  /** The colleague who dealt with it; null while it is open, and where the person did it themselves. */
  done_by: string | null
}

const foundIn = (db: Db, { q, from, to, state }: FindErasures) => db`
  from erasure_request e
  where true ${worded(db, db`list_words(e.email || ' ' || e.reason)`, q)} ${onDays(db, db`e.asked_at`, { from, to })}
    ${state === 'all' ? db`` : state === 'open' ? db`and e.done_at is null` : db`and e.outcome = ${state}`}`
export const matchingErasures = (db: Db, query: FindErasures) => db`select e.id ${foundIn(db, query)}`
export const erasureSorts = (db: Db) => ({ asked_at: { by: db`e.asked_at`, kind: 'instant' } }) as const

export const findErasures = (db: Db, query: FindErasures, walk: Walk) => db<(ErasureRow & Walked)[]>`
  with page as materialized (select e.id, ${walk.key} ${foundIn(db, query)} ${walk.after} ${walk.order})
  select e.id, e.email, e.reason, e.language, e.asked_at, e.done_at, e.outcome, e.answer, u.name as done_by,
    page.list_key, page.list_id
  from page join erasure_request e on e.id = page.id left join staff_user u on u.id = e.done_by ${walk.order}`

export async function erasureById<Lock extends boolean = false>(
  db: Locking<Lock>,
  id: number,
  { lock }: { lock?: Lock } = {},
): Promise<ErasureRow | undefined> {
  const [row] = await db<ErasureRow[]>`
    select e.id, e.email, e.reason, e.language, e.asked_at, e.done_at, e.outcome, e.answer, u.name as done_by
    from erasure_request e left join staff_user u on u.id = e.done_by
    where e.id = ${id} ${lock ? db`for update of e` : db``}`
  return row
}

export const closeErasure = (
  db: Db,
  id: number,
  closed: { outcome: ErasureOutcome; answer: string; done_at: Date; done_by: number },
) => db`update erasure_request set ${db(closed)} where id = ${id}`

export const deleteErasures = (db: Db, doneBefore: Date) => db`delete from erasure_request where done_at < ${doneBefore}`

export const closeErasuresOf = (tx: Tx, { proved, now }: LeavingPerson) => tx`
  update erasure_request set done_at = ${now}, outcome = 'erased' where email = lower(${proved}) and done_at is null`

/** Wishes of somebody's address that nobody has dealt with. */
export const openErasuresOf = (db: Db, proved: LeavingPerson['proved']) => db<{ id: number; asked_at: Date }[]>`
  select id, asked_at from erasure_request where email = lower(${proved}) and done_at is null order by id`

export const wishRows = (db: Db, { proved }: Person) => db`
  select email, reason, language, asked_at, done_at, outcome, answer from erasure_request where email = lower(${proved}) order by id`
