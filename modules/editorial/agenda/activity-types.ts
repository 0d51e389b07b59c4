import type { Db, Tx } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { deleteType, insertType, moveType, nameType, staffTypeRows } from './manage.sql.ts'
import type { NewActivityType, StaffActivityType } from './staff-contract.ts'

/** A new type of activity. */
export async function createType(tx: Tx, body: NewActivityType): Promise<number> {
  const id = await insertType(tx, body)
  await nameType(tx, id, body.name)
  return id
}

/** Renames a type, or moves it. @throws NotFound */
export async function changeType(tx: Tx, id: number, body: NewActivityType): Promise<void> {
  if (!(await moveType(tx, id, body.position))) throw new NotFound('agenda.type_unknown')
  await nameType(tx, id, body.name)
}

/** Takes away a type of which there is no activity. @throws NotFound, Refused 'agenda.type_used' */
export async function removeType(tx: Tx, id: number): Promise<void> {
  if (!(await deleteType(tx, id))) throw new NotFound('agenda.type_unknown')
}

/** Types in the shop's order, with activities or without. */
export const staffTypes = (db: Db): Promise<StaffActivityType[]> => staffTypeRows(db)
/** One of them; null where there is none. */
export const typeOf = async (db: Db, id: number): Promise<StaffActivityType | null> =>
  (await staffTypeRows(db)).find((type) => type.id === id) ?? null
