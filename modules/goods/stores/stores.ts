import { type Day, dayOf } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { NotFound, Refused } from '#kernel/errors.ts'
import type { StoreView } from './contract.ts'
import { countStores, storeRows } from './stores.sql.ts'

export const allStores = (db: Db, now = new Date()): Promise<StoreView[]> => Promise.resolve(storeRows(db, dayOf(now)))

/** How many stores there are, and how many of them hand out web orders. */
export const storeCounts = (db: Db) => countStores(db)

/** @throws NotFound */
export async function storeByCode(db: Db, code: string, now = new Date()): Promise<StoreView> {
  const [store] = await storeRows(db, dayOf(now), { code })
  if (!store) throw new NotFound('stores.unknown')
  return store
}

/** The store if it hands orders over today. @throws Refused 'stores.unavailable' (P-10): "The selected store is not available…" */
export async function pickupStore(db: Db, code: string, today: Day): Promise<StoreView> {
  const [store] = await storeRows(db, today, { code, pickup: true })
  if (!store?.available_today) throw new Refused('stores.unavailable')
  return store
}
