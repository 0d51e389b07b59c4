import type { Tx } from '#kernel/db.ts'
import type { Cause } from './cause.ts'
import { drawStock, lockStock, restock, setStock } from './stock.sql.ts'
import type { StoreStock } from './take-stock.ts'

/** Sets how many copies a store has, after a count or a delivery. Inside a transaction; the product and the store are known. */
export async function putStock(tx: Tx, storeStock: StoreStock, cause: Cause): Promise<void> {
  await lockStock(tx, [storeStock.productId])
  await setStock(tx, storeStock, cause)
}

/** Copies go from one store to another, inside a transaction. @returns false when there are not as many to go. */
export async function moveStock(
  tx: Tx,
  { productId, from, to, quantity, reason }: { productId: number; from: string; to: string; quantity: number; reason: string },
): Promise<boolean> {
  const short = await depart(tx, [{ productId, storeCode: from, quantity }], { kind: 'transfer_out', reason })
  if (short !== null) return false
  await arrive(tx, [{ productId, storeCode: to, quantity }], { kind: 'transfer_in', reason })
  return true
}

/** What a store has for sale of some products, locked until the transaction ends. */
export async function copiesThere(tx: Tx, products: readonly number[], storeCode: string): Promise<Map<number, number>> {
  const rows = await lockStock(tx, products)
  return new Map(rows.filter((row) => row.storeCode === storeCode).map((row) => [row.productId, row.quantity]))
}

/** Copies leave a store. @returns the first product of which there are too few; null when all left. */
export async function depart(tx: Tx, lots: readonly StoreStock[], cause: Cause): Promise<number | null> {
  const there = await lockStock(
    tx,
    lots.map((lot) => lot.productId),
  )
  const copies = new Map(there.map((lot) => [`${lot.productId} ${lot.storeCode}`, lot.quantity]))
  const short = lots.find((lot) => (copies.get(`${lot.productId} ${lot.storeCode}`) ?? 0) < lot.quantity)
  if (short) return short.productId
  await drawStock(tx, lots, cause)
  return null
}

/** Copies come to a store. */
export async function arrive(tx: Tx, lots: readonly StoreStock[], cause: Cause): Promise<void> {
  if (lots.length === 0) return
  await lockStock(
    tx,
    lots.map((lot) => lot.productId),
  )
  await restock(tx, lots, cause)
}
