import type { Tx } from '#kernel/db.ts'
import { Conflict } from '#kernel/errors.ts'
import { addHeldCopies, takeHeldCopies } from './allocation.sql.ts'
import { type Cause, held } from './cause.ts'
import { deleteOrderStock, drawStock, heldByLine, insertOrderStock, lockStock, restock } from './stock.sql.ts'
import { addedUp, type CopiesNeeded, type Preference, type StoreStock, takeStock } from './take-stock.ts'

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

/**
 * Takes copies for a line that an order is given later. The product's stock is locked; `only`: from this store. @returns them
 * @throws Conflict 'order.stock_short' where there are too few and no more follow
 */
export async function takeForLine(
  tx: Tx,
  { lineId, preference, only, ...needed }: CopiesNeeded & { lineId: number; preference: Preference; only: string | null },
): Promise<StoreStock[]> {
  const there = (await lockStock(tx, [needed.productId])).filter(({ storeCode }) => only === null || storeCode === only)
  const { taken, short } = takeStock(there, [{ ...needed, beyondStock: needed.beyondStock && only === null }], preference)
  if (short.length > 0) throw new Conflict('order.stock_short')
  if (taken.length === 0) return []
  await drawStock(tx, taken, held)
  await insertOrderStock(
    tx,
    taken.map(({ storeCode, quantity }) => ({ orderLineId: lineId, storeCode, quantity })),
  )
  return taken
}

/** Copies held for a line are held for another of the same title: what the first does not keep, those still on their shelves first. */
export async function passHeld(tx: Tx, { from, to, keep }: { from: number; to: number; keep: number }): Promise<void> {
  const lots = await heldByLine(tx, from)
  let left = lots.reduce((all, { quantity }) => all + quantity, 0) - keep
  for (const { storeCode, quantity } of lots) {
    const copies = Math.min(quantity, left)
    if (copies <= 0) return
    await takeHeldCopies(tx, from, storeCode, copies)
    await addHeldCopies(tx, to, storeCode, copies)
    left -= copies
  }
}
