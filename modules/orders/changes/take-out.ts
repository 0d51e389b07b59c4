import type { Tx } from '#kernel/db.ts'
import { Conflict } from '#kernel/errors.ts'
import { allocate } from '#kernel/money.ts'
import { passHeld } from '#modules/goods/stock/order-stock.ts'
import { divideLine, type OrderLineRow } from '#modules/orders/order/orders.ts'
import { type ParcelRow, passCopies, takeCopies, takeLine } from '#modules/orders/parcels/parcels.ts'
import type { WholeOrder } from '#modules/orders/parcels/whole-order.ts'
import type { ToDo } from './wish.ts'

/**
 * Makes what is to be taken out of lines lines of their own, with their copies, their parcels and their shares of every advantage.
 * @returns the lines that are to be called off whole
 */
export async function divided(tx: Tx, whole: WholeOrder, takeOut: ToDo['takeOut']): Promise<number[]> {
  const ids: number[] = []
  for (const { line, copies } of takeOut) ids.push(copies === line.quantity ? line.id : await divideOff(tx, whole, line, copies))
  return ids
}

async function divideOff(tx: Tx, whole: WholeOrder, line: OrderLineRow, copies: number): Promise<number> {
  const keep = line.quantity - copies
  const parts = (name: 'promotion_cents' | 'coupon_cents' | 'bonus_cents') => allocate(line[name], [keep, copies])
  const [promotion, coupon, bonus] = [parts('promotion_cents'), parts('coupon_cents'), parts('bonus_cents')]
  const shares = (place: 0 | 1) => ({
    promotion_cents: promotion[place]!,
    coupon_cents: coupon[place]!,
    bonus_cents: bonus[place]!,
  })
  const id = await divideLine(tx, line, { copies, kept: shares(0), taken: shares(1) })
  await passHeld(tx, { from: line.id, to: id, keep })
  await repack(tx, whole, line, { id, copies })
  return id
}

/** The copies leave the parcels that would go last, as far as these have not gone. */
async function repack(tx: Tx, { parcels, contents }: WholeOrder, line: OrderLineRow, taken: { id: number; copies: number }) {
  const stays = ({ state }: ParcelRow) => state === 'planned' || state === 'ready'
  let left = taken.copies
  for (const parcel of parcels.filter(stays).toReversed()) {
    const inside = contents.find((part) => part.parcel_id === parcel.id && part.order_line_id === line.id)?.quantity ?? 0
    const copies = Math.min(inside, left)
    if (copies === 0) continue
    const [some] = await takeCopies(tx, parcel.id, line.id, copies)
    const [moved] = some ? [some] : await takeLine(tx, parcel.id, line.id, copies)
    if (!moved) throw new Conflict('order.not_now')
    await passCopies(tx, parcel.id, taken.id, copies)
    left -= copies
  }
  if (left > 0) throw new Conflict('order.not_now')
}
