import type { Tx } from '#kernel/db.ts'
import { drawStock, lockStock, restock, setStock } from './stock.sql.ts'
import type { StoreStock } from './take-stock.ts'

/** Sets how many copies a store has, after a count or a delivery. Inside a transaction; the product and the store are known. */
export async function putStock(tx: Tx, storeStock: StoreStock): Promise<void> {
  await lockStock(tx, [storeStock.productId])
  await setStock(tx, storeStock)
}

/** Copies go from one store to another, inside a transaction. @returns false when there are not as many to go. */
export async function moveStock(
  tx: Tx,
  { productId, from, to, quantity }: { productId: number; from: string; to: string; quantity: number },
): Promise<boolean> {
  const there = (await lockStock(tx, [productId])).find((storeStock) => storeStock.storeCode === from)
  if ((there?.quantity ?? 0) < quantity) return false
  await drawStock(tx, [{ productId, storeCode: from, quantity }])
  await restock(tx, [{ productId, storeCode: to, quantity }])
  return true
}
