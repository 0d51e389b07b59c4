import type { Db, Tx } from '#kernel/db.ts'
import { Conflict, NotFound } from '#kernel/errors.ts'
import { type Held, moveAllHeld, moveHeld, replaceHeld, tickPicked } from '#modules/goods/stock/allocation.ts'
import type { Cause } from '#modules/goods/stock/cause.ts'
import { storeByCode } from '#modules/goods/stores/stores.ts'
import { type Doing, noteEvent } from '#modules/orders/order/steps.ts'
import { copiesHeld } from '#modules/orders/order-history/store-bound.ts'
import { isToPack, lineActs, orderActs } from '#modules/orders/parcels/acts.ts'
import { lockOrder, readOrder, wholeOrder } from '#modules/orders/parcels/whole-order.ts'
import { reportShort } from '#modules/orders/short-list/short-list.ts'
import type { MissingReason } from '#modules/orders/short-list/states.ts'
import { type OtherStoreRow, otherStores } from './other-stores.sql.ts'
import { pickOf } from './pick-list.ts'

interface AtShelf {
  storeCode: string
  lineId: number
}

/** Says how many copies of a line are off the shelf; the same word twice is one. @throws NotFound, Conflict 'pick.not_held' */
export async function tick(
  tx: Tx,
  { storeCode, lineId, picked, staffId, now }: AtShelf & { picked: number; staffId: number; now: Date },
): Promise<void> {
  await pickOf(tx, storeCode, lineId)
  await tickPicked(tx, { lineId, storeCode, picked, staffId, now })
}

/**
 * Copies that a store should have are not on its shelf: another store holds them from here on, or nobody, and they come on the short
 * list. They do not go back to the shelf they are not on.
 * @returns who holds them now. @throws NotFound, Conflict 'pick.not_held'
 */
export async function reportMissing(
  tx: Tx,
  { storeCode, lineId, copies, reason }: AtShelf & { copies: number; reason: MissingReason },
  doing: Doing,
): Promise<{ storeCode: string; quantity: number }[]> {
  const { order_id } = await pickOf(tx, storeCode, lineId)
  await wholeOrder(tx, order_id)
  const pick = await pickOf(tx, storeCode, lineId)
  const found = {
    lineId,
    productId: pick.product,
    from: storeCode,
    copies,
    prefer: pick.goes_to,
    lost: causeOf(reason, pick.order),
  }
  const now = await replaceHeld(tx, found)
  const nowhere = copies - now.reduce((all, { quantity }) => all + quantity, 0)
  if (nowhere > 0) await reportShort(tx, { lineId, storeCode, copies: nowhere, reason }, doing)
  const where = now.map(({ storeCode: code, quantity }) => `${code} ${quantity}`).join(', ')
  await noteEvent(
    tx,
    order_id,
    'copies_missing',
    { ...doing, reason: `${reason}: ${storeCode} ${copies} → ${where || '—'}` },
    { lineId },
  )
  return now
}

/** A copy that is damaged is written off as such; one that is not there was counted wrongly, or sold without the till saying so. */
const causeOf = (reason: MissingReason, order: string): Cause => ({
  kind: reason === 'damaged' ? 'damage' : 'correction',
  reason,
  document: { kind: 'order', name: order },
})

interface Move {
  number: string
  lineId: number
  from: string
  to: string
  copies: number
}

/** The desk has copies of a line taken from another store. @throws NotFound, Conflict with the reason. */
export async function moveAllocation(tx: Tx, { number, lineId, from, to, copies }: Move, doing: Doing): Promise<void> {
  const whole = await lockOrder(tx, number)
  const line = whole.lines.find(({ id }) => id === lineId)
  if (!line) throw new NotFound('pick.unknown')
  const refusal = lineActs(whole, line, copies).move
  if (refusal) throw new Conflict(refusal)
  await moveHeld(tx, { lineId, productId: line.product_id, from, copies }, to)
  await noteEvent(tx, whole.order.id, 'copies_moved', { ...doing, reason: `${from} → ${to}: ${copies}` }, { lineId })
}

/**
 * One store prepares all of an order that is still to be packed: what others hold of it is held there instead, or nothing is where it has too few.
 * @throws NotFound; Conflict 'order.cancelled', 'order.all_packed', 'order.line_packed' where a line lies in a packed parcel in part,
 * 'order.line_without_copies', 'order.at_store', 'order.store_lacks'
 */
export async function prepareAt(tx: Tx, { number, to }: { number: string; to: string }, doing: Doing): Promise<void> {
  const store = await storeByCode(tx, to)
  const whole = await lockOrder(tx, number)
  const refusal = orderActs(whole).prepare_at
  if (refusal) throw new Conflict(refusal)
  const toPack = new Map(whole.lines.filter((line) => isToPack(whole, line)).map((line) => [line.id, line]))
  const isPacked = ({ parcel_id }: { parcel_id: number }) =>
    whole.parcels.some(({ id, state }) => id === parcel_id && state === 'ready')
  if (whole.contents.some((part) => toPack.has(part.order_line_id) && isPacked(part))) throw new Conflict('order.line_packed')
  const there = (await copiesHeld(tx, whole.order.id)).filter(({ line }) => toPack.has(line))
  if (there.length === 0) throw new Conflict('order.line_without_copies')
  const moves: Held[] = there
    .filter(({ store_code }) => store_code !== to)
    .map(({ line, store_code, quantity }) => ({
      lineId: line,
      productId: toPack.get(line)!.product_id,
      from: store_code,
      copies: quantity,
    }))
  if (moves.length === 0) throw new Conflict('order.at_store', { store: store.name })
  const lacking = await moveAllHeld(tx, moves, to)
  if (lacking) throw new Conflict('order.store_lacks', { store: store.name, title: toPack.get(lacking.lineId)!.title })
  for (const { lineId, from, copies } of moves)
    await noteEvent(tx, whole.order.id, 'copies_moved', { ...doing, reason: `${from} → ${to}: ${copies}` }, { lineId })
}

/**
 * The stores that could take what is still to be packed of an order, with how many of its copies each has: those that have all of them first.
 * @throws NotFound
 */
export async function storesToPrepare(db: Db, number: string): Promise<OtherStoreRow[]> {
  const whole = await readOrder(db, number)
  return otherStores(
    db,
    whole.lines.filter((line) => isToPack(whole, line)).map(({ id }) => id),
  )
}
