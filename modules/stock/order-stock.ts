import type { Db } from '#kernel/db.ts'
import { deleteOrderStock, lockStock, restock } from './stock.sql.ts'

export { insertOrderStock, lockStock } from './stock.sql.ts'

/** Gives back what an order took, or what some of its lines took, to the stores it came from. */
export async function giveBackStock(tx: Db, orderId: number, lineIds: readonly number[] | null = null): Promise<void> {
  const taken = await deleteOrderStock(tx, orderId, lineIds)
  if (taken.length === 0) return
  await lockStock(
    tx,
    taken.map((lot) => lot.productId),
  )
  await restock(tx, taken)
}

/** Puts copies that came back onto a store's shelf. */
export async function putBack(
  tx: Db,
  lots: readonly { productId: number; storeCode: string; quantity: number }[],
): Promise<void> {
  if (lots.length === 0) return
  await lockStock(
    tx,
    lots.map((lot) => lot.productId),
  )
  await restock(tx, lots)
}
