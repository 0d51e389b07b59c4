import type { Tx } from '#kernel/db.ts'
import { Conflict } from '#kernel/errors.ts'
import { addHeldCopies, setPicked, takeHeldCopies } from './allocation.sql.ts'
import { type Cause, held } from './cause.ts'
import { drawStock, lockStock, restock } from './stock.sql.ts'
import { takeStock } from './take-stock.ts'

/** Copies that a store holds for a line. */
export interface Held {
  lineId: number
  productId: number
  from: string
  copies: number
}

/** How many of the copies that a store holds for a line are off its shelf; saying it twice changes nothing. @throws Conflict 'pick.not_held' */
export async function tickPicked(
  tx: Tx,
  tick: { lineId: number; storeCode: string; picked: number; staffId: number; now: Date },
): Promise<void> {
  const [ticked] = await setPicked(tx, tick)
  if (!ticked) throw new Conflict('pick.not_held')
}

/**
 * Copies that one store holds for an order's line are held by another instead; those that come free are back on the first one's shelf.
 * @throws Conflict 'pick.not_held', 'order.stock_short' where the other has too few.
 */
export async function moveHeld(tx: Tx, { lineId, productId, from, copies }: Held, to: string): Promise<void> {
  const free = (await lockStock(tx, [productId])).find(({ storeCode }) => storeCode === to)?.quantity ?? 0
  if (!(await takeHeldCopies(tx, lineId, from, copies))) throw new Conflict('pick.not_held')
  if (free < copies) throw new Conflict('order.stock_short')
  await restock(tx, [{ productId, storeCode: from, quantity: copies }], held)
  await drawStock(tx, [{ productId, storeCode: to, quantity: copies }], held)
  await addHeldCopies(tx, lineId, to, copies)
}

/**
 * The same of all that several lines hold. Nothing is moved where the other store has too few copies of one of them.
 * @returns what it has too few copies of; null where all is moved.
 */
export async function moveAllHeld(tx: Tx, moves: readonly Held[], to: string): Promise<Held | null> {
  const lots = await lockStock(
    tx,
    moves.map(({ productId }) => productId),
  )
  const free = new Map(lots.filter(({ storeCode }) => storeCode === to).map(({ productId, quantity }) => [productId, quantity]))
  for (const move of moves) {
    const left = (free.get(move.productId) ?? 0) - move.copies
    if (left < 0) return move
    free.set(move.productId, left)
  }
  for (const move of moves) await moveHeld(tx, move, to)
  return null
}

/** Copies on a store's shelf are held for a line that waits for them, as many as there are. @returns how many */
export async function holdForLine(
  tx: Tx,
  { lineId, productId, storeCode, most }: { lineId: number; productId: number; storeCode: string; most: number },
): Promise<number> {
  const there = (await lockStock(tx, [productId])).find((lot) => lot.storeCode === storeCode)?.quantity ?? 0
  const copies = Math.min(most, there)
  if (copies === 0) return 0
  await drawStock(tx, [{ productId, storeCode, quantity: copies }], held)
  await addHeldCopies(tx, lineId, storeCode, copies)
  return copies
}

/**
 * Copies that a store held for a line are not there: other stores hold them instead, as far as they have any. `prefer` is the store that
 * hands the parcel over, `lost` why the first one has them no more. @returns which store holds how many. @throws Conflict 'pick.not_held'
 */
export async function replaceHeld(
  tx: Tx,
  { lineId, productId, from, copies, prefer, lost }: Held & { prefer: string | null; lost: Cause },
): Promise<{ storeCode: string; quantity: number }[]> {
  const elsewhere = (await lockStock(tx, [productId])).filter(({ storeCode }) => storeCode !== from)
  if (!(await takeHeldCopies(tx, lineId, from, copies))) throw new Conflict('pick.not_held')
  const gone = [{ productId, storeCode: from, quantity: copies }]
  await restock(tx, gone, held)
  await drawStock(tx, gone, lost)
  const needed = [{ productId, quantity: copies, beyondStock: true }]
  const { taken } = takeStock(elsewhere, needed, { storeCode: prefer, sends: () => true })
  if (taken.length > 0) await drawStock(tx, taken, held)
  for (const { storeCode, quantity } of taken) await addHeldCopies(tx, lineId, storeCode, quantity)
  return taken.map(({ storeCode, quantity }) => ({ storeCode, quantity }))
}
