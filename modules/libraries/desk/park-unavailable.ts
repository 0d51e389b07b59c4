import type { Pool } from '#kernel/db.ts'
import { readPricingTables } from '#modules/buying/cart/reckon.ts'
import type { ShowCartInput } from '#modules/buying/cart/show-cart.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import { changeList } from './access.ts'
import { lineRows, parkLines } from './desk.sql.ts'
import { reckonList } from './reckon-list.ts'

/** Parks every line that cannot be had in that number now. @returns how many. @throws as changeList. */
export async function parkUnavailable(db: Pool, listId: number, asking: ShowCartInput & { caller: Caller }): Promise<number> {
  const tables = await readPricingTables(db)
  return changeList(db, asking.caller, listId, async (tx, list) => {
    const lines = await lineRows(tx, list.id)
    const { priced } = await reckonList(tx, tables, { list, lines, address: null }, asking)
    const gone = lines.filter((line) => (priced.get(line.id)?.notice ?? null) !== null).map((line) => line.id)
    await parkLines(tx, list.id, gone)
    return gone.length
  })
}
