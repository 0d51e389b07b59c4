import type { Db, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { LeavingPerson } from './person-contract.ts'

/** @returns its number. */
export async function insertErasureRequest(
  db: Db,
  request: { email: string; reason: string; language: Language; asked_at: Date },
): Promise<number> {
  const [row] = await db<{ id: number }[]>`insert into erasure_request ${db(request as never)} returning id`
  return row!.id
}

export interface ErasureRow {
  id: number
  email: string
  reason: string
  language: Language
  asked_at: Date
}

export const openErasures = (db: Db) => db<ErasureRow[]>`
  select id, email, reason, language, asked_at from erasure_request where done_at is null order by asked_at limit 500
`

export async function closeErasure(db: Db, id: number, now: Date): Promise<boolean> {
  const closed = await db`update erasure_request set done_at = ${now} where id = ${id} and done_at is null returning id`
  return closed.length === 1
}

export const deleteErasures = (db: Db, doneBefore: Date) => db`delete from erasure_request where done_at < ${doneBefore}`

export const closeErasuresOf = (tx: Tx, { proved, now }: LeavingPerson) => tx`
  update erasure_request set done_at = ${now} where email = lower(${proved}) and done_at is null`
