import type { Db } from '#kernel/db.ts'
import { recent } from '#kernel/recent.ts'
import { cardRows, type ProductCardRow } from './cards.sql.ts'

const most = 2_000

/**
 * The rows of cards for who shows products it has read itself: texts, people and pictures may be ten seconds old, so lay price,
 * stock and availability over them. Unknown ids are left out. Give it the pool.
 */
export async function cachedCards(pool: Db, ids: readonly number[], now?: number): Promise<Map<number, ProductCardRow>> {
  const cards = await recent(pool, cachedCards, async () => new Map<number, ProductCardRow>(), now)
  const known = ids.flatMap((id) => cards.get(id) ?? [])
  const missing = ids.filter((id) => !cards.has(id))
  if (missing.length === 0) return byId(known)
  const rows = await cardRows(pool, missing)
  if (cards.size + rows.length > most) cards.clear()
  for (const row of rows) cards.set(row.id, row)
  return byId([...known, ...rows])
}

const byId = (rows: readonly ProductCardRow[]) => new Map(rows.map((row) => [row.id, row]))
