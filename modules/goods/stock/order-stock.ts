import type { Tx } from '#kernel/db.ts'
import { Conflict } from '#kernel/errors.ts'
import { type Cause, held } from './cause.ts'
import { deleteOrderStock, drawStock, lockStock, restock } from './stock.sql.ts'
import { addedUp, type StoreStock } from './take-stock.ts'

export { insertOrderStock, lockStock } from './stock.sql.ts'

/** Gives back what an order took, or what some of its lines took, to the stores it came from. */
export async function giveBackStock(tx: Tx, orderId: number, lineIds: readonly number[] | null = null): Promise<void> {
  const taken = await deleteOrderStock(tx, orderId, lineIds)
  if (taken.length === 0) return
  await lockStock(
    tx,
    taken.map((storeStock) => storeStock.productId),
  )
  await restock(tx, taken, held)
}

/** Takes copies off a store's shelf. The constraint stock_never_negative refuses those that do not lie there. */
export async function takeOff(
  tx: Tx,
  lots: readonly { productId: number; storeCode: string; quantity: number }[],
  cause: Cause,
): Promise<void> {
  const storeStocks = addedUp(lots)
  const there = await lockStock(
    tx,
    storeStocks.map((storeStock) => storeStock.productId),
  )
  const lies = (storeStock: StoreStock) =>
    there.some((item) => item.productId === storeStock.productId && item.storeCode === storeStock.storeCode)
  if (!storeStocks.every(lies)) throw new Conflict('order.stock_short')
  await drawStock(tx, storeStocks, cause)
}
