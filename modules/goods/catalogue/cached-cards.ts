import type { Db } from '#kernel/db.ts'
import { cardRows, type ProductCardRow } from './cards.sql.ts'

const ttlMs = 10_000
const most = 2_000
const kept = new WeakMap<object, Map<number, { row: ProductCardRow; until: number }>>()

/**
 * The rows of cards for who shows products it has read itself: texts, people and pictures may be ten seconds old, so lay price,
 * stock and availability over them. Unknown ids are left out. Give it the pool.
 */
export async function cachedCards(pool: Db, ids: readonly number[], now = Date.now()): Promise<Map<number, ProductCardRow>> {
  const cards = kept.get(pool) ?? new Map<number, { row: ProductCardRow; until: number }>()
  kept.set(pool, cards)
  const missing = ids.filter((id) => (cards.get(id)?.until ?? 0) <= now)
  if (missing.length > 0) {
    const rows = await cardRows(pool, missing)
    if (cards.size + rows.length > most) cards.clear()
    for (const row of rows) cards.set(row.id, { row, until: now + ttlMs })
  }
  return new Map(ids.flatMap((id) => (cards.has(id) ? [[id, cards.get(id)!.row]] : [])))
}
