import type { Tx } from '#kernel/db.ts'
import { lockCaps, lockCapsAmong, promisedCopies } from './caps.sql.ts'

/** A line that promises copies which do not exist yet, of a product that may not promise any number of them. */
export interface CappedLine {
  productId: number
  quantity: number
  kind: 'presale' | 'backorder'
  /** Copies that may be promised in all. */
  cap: number
}

/**
 * The first line that promises more than its product may; null when all fit. Inside the transaction that writes the lines, before
 * any stock is locked: of orders that meet, the later one sees what the earlier wrote.
 */
export async function beyondCap(tx: Tx, lines: readonly CappedLine[]): Promise<{ productId: number; left: number } | null> {
  if (lines.length === 0) return null
  const ids = lines.map((line) => line.productId)
  await lockCaps(tx, ids)
  const promised = new Map((await promisedCopies(tx, ids)).map((row) => [row.productId, row]))
  for (const { productId, quantity, kind, cap } of lines) {
    const already = promised.get(productId)?.[kind === 'presale' ? 'presold' : 'waiting'] ?? 0
    if (already + quantity > cap) return { productId, left: Math.max(0, cap - already) }
  }
  return null
}

/** Stands in line for the capped among some products: whoever locks stock before beyondCap is asked does this first. */
export async function lockSaleCaps(tx: Tx, productIds: readonly number[]): Promise<void> {
  await lockCapsAmong(tx, productIds)
}
