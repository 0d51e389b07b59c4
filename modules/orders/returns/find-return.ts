import type { Tx } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { type FoundReturn, findReturn } from './staff.sql.ts'

/** @throws NotFound 'return.unknown', for returns of orders that the store has nothing to do with too. */
export async function returnFor(db: Tx, id: number, onlyStore: string | null): Promise<FoundReturn> {
  const found = await findReturn(db, id, onlyStore)
  if (!found) throw new NotFound('return.unknown')
  return found
}
