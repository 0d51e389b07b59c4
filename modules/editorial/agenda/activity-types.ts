import type { Db, Pool } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { insertType, moveType, nameType, staffTypeRows } from './manage.sql.ts'
import type { NewActivityType, StaffActivityType } from './staff-contract.ts'

/** A new type of activity. */
export const createType = (db: Pool, body: NewActivityType): Promise<number> =>
  db.begin(async (tx) => {
    const id = await insertType(tx, body)
    await nameType(tx, id, body.name)
    return id
  })

/** Renames a type, or moves it. @throws NotFound */
export const changeType = (db: Pool, id: number, body: NewActivityType): Promise<void> =>
  db.begin(async (tx) => {
    if (!(await moveType(tx, id, body.position))) throw new NotFound('agenda.type_unknown')
    await nameType(tx, id, body.name)
  })

/** Types in the shop's order, with activities or without. */
export const staffTypes = (db: Db): Promise<StaffActivityType[]> => staffTypeRows(db)
