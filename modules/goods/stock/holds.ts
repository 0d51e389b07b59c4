import { atOnce, type Write } from '#kernel/at-once.ts'
import type { Tx } from '#kernel/db.ts'
import { type Cause, held } from './cause.ts'
import { giveBackHolds, holdsOf, takeHolds, writeHolds } from './holds.sql.ts'
import { drawStock, lockStock, restock } from './stock.sql.ts'
import { addedUp, type CopiesNeeded, negative, type Preference, type StoreStock, takeStock } from './take-stock.ts'

export interface HoldLine extends CopiesNeeded {
  /** Copies the cart has already, in a hold or in an unpaid order. */
  held: number
}

/**
 * Holds a cart's copies, where there are too few what there is. Inside a transaction that has locked the cart. @returns whether it holds
 * any, and the products of which there are too few.
 */
export async function holdStock(
  tx: Tx,
  { cartId, lines, preference }: { cartId: string; lines: readonly HoldLine[]; preference: Preference },
): Promise<{ any: boolean; short: number[] }> {
  const ids = lines.map((line) => line.productId)
  const holds = await holdsOf(tx, [cartId])
  const free = await lockStock(tx, [...ids, ...holds.map((storeStock) => storeStock.productId)])
  const inOrder = (line: HoldLine) =>
    line.held - holds.reduce((all, storeStock) => all + (storeStock.productId === line.productId ? storeStock.quantity : 0), 0)
  const wanted = lines.map((line) => ({ ...line, quantity: Math.max(0, line.quantity - inOrder(line)) }))
  const { taken, short } = takeStock(addedUp([...free, ...holds]), wanted, preference)
  const change = addedUp([...taken, ...negative(holds)])
  if (change.length > 0) {
    await atOnce(tx, ...shifting(tx, change))
    await writeHolds(tx, cartId, taken)
  }
  return { any: taken.length > 0, short }
}

/** The writes that move copies between stores and a buyer: positive ones are taken. Lock the stock first. */
function shifting(tx: Tx, change: readonly StoreStock[]): Write[] {
  const drawn = change.filter((storeStock) => storeStock.quantity > 0)
  const back = change.filter((storeStock) => storeStock.quantity < 0)
  return [
    ...(drawn.length > 0 ? [drawStock(tx, drawn, held)] : []),
    ...(back.length > 0 ? [restock(tx, negative(back), held)] : []),
  ]
}

/**
 * Takes what an order needs: what its cart holds, and the rest from the stores, which are locked. `taking` are the writes that take it off their
 * shelves, for the statement that writes the order (kernel/at-once.ts); `short` names what does not suffice: the caller then refuses, and the
 * transaction gives everything back. Inside a transaction that has locked the cart.
 */
export async function takeHeld(
  tx: Tx,
  {
    cartId,
    holding,
    neededs,
    preference,
  }: { cartId: string; holding: boolean; neededs: readonly CopiesNeeded[]; preference: Preference },
): Promise<{ taken: StoreStock[]; short: number[]; taking: Write[] }> {
  const holds = holding ? await takeHolds(tx, cartId) : []
  const exact = addedUp([
    ...holds.map((storeStock) => ({ ...storeStock, storeCode: '' })),
    ...neededs.map(({ productId, quantity }) => ({ productId, storeCode: '', quantity: -quantity })),
  ])
  if (exact.length === 0) return { taken: holds, short: [], taking: [] }
  const free = await lockStock(
    tx,
    [...neededs, ...holds].map((item) => item.productId),
  )
  const outcome = takeStock(addedUp([...free, ...holds]), neededs, preference)
  return { ...outcome, taking: outcome.short.length === 0 ? shifting(tx, addedUp([...outcome.taken, ...negative(holds)])) : [] }
}

/**
 * Holds copies that lie in one store, all or none: others are not looked for elsewhere. @returns the first product of which there are
 * too few; null when all are held. The constraint stock_never_negative has the last word.
 */
export async function holdAt(tx: Tx, cartId: string, lots: readonly StoreStock[]): Promise<number | null> {
  const there = await lockStock(
    tx,
    lots.map((lot) => lot.productId),
  )
  const free = (lot: StoreStock) =>
    there.find(({ productId, storeCode }) => productId === lot.productId && storeCode === lot.storeCode)?.quantity ?? 0
  const short = lots.find((lot) => free(lot) < lot.quantity)
  if (short) return short.productId
  await drawStock(tx, lots, held)
  await writeHolds(tx, cartId, lots)
  return null
}

/** What a cart holds has left its stores. */
export async function takeAwayHeld(tx: Tx, cartId: string, cause: Cause): Promise<void> {
  const holds = await holdsOf(tx, [cartId])
  await lockStock(
    tx,
    holds.map((lot) => lot.productId),
  )
  await giveBackHolds(tx, [cartId], null)
  await drawStock(tx, holds, cause)
}

/** Gives back what locked carts hold, or their holds of some products. Inside a transaction that has not locked any stock. */
export async function giveBackHeld(tx: Tx, cartIds: readonly string[], productIds: readonly number[] | null): Promise<void> {
  const holds = await holdsOf(tx, cartIds, productIds)
  if (holds.length === 0) return
  await lockStock(
    tx,
    holds.map((storeStock) => storeStock.productId),
  )
  await giveBackHolds(tx, cartIds, productIds)
}
