import { type Day, dayOf } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { Conflict } from '#kernel/errors.ts'
import { daysAtCounter } from '#kernel/facts.ts'
import { readyEmail } from '#modules/orders/emails/parcel-news.ts'
import { payingStates } from '#modules/orders/order/states.ts'
import { type Doing, fulfil, noteEvent } from '#modules/orders/order/steps.ts'
import { readyParcel } from '#modules/orders/parcels/parcels.ts'
import { linesIn, type WholeOrder, wholeOrder, wholeOrderOfParcel } from '#modules/orders/parcels/whole-order.ts'
import { type LifeDeps, tellOfParcel } from './tell-of-parcel.ts'

/** The last day on which a parcel made ready then can be collected, unless a later one was promised. */
export const keptUntil = (readyAt: Date, longer: Day | null = null): Day => {
  const usual = dayOf(new Date(readyAt.getTime() + daysAtCounter * 86_400_000))
  return longer !== null && longer > usual ? longer : usual
}

/** @throws Conflict 'order.unpaid' when nobody has promised the order's money. */
export function requirePromisedMoney({ order }: Pick<WholeOrder, 'order'>): void {
  if (!payingStates.includes(order.payment_state)) throw new Conflict('order.unpaid')
}

/** @throws Conflict 'order.on_hold' where the desk holds the order back. */
export function requireNoHold({ order }: Pick<WholeOrder, 'order'>): void {
  if (order.on_hold_since !== null) throw new Conflict('order.on_hold')
}

/**
 * Takes lines of an order into work, or what was awaited once its copies are there.
 * @throws NotFound, Conflict 'order.unpaid' or 'order.not_now'.
 */
export async function startPreparing(
  tx: Tx,
  { orderId, lineIds }: { orderId: number; lineIds: readonly number[] },
  doing: Doing,
) {
  const whole = await wholeOrder(tx, orderId)
  requirePromisedMoney(whole)
  for (const id of lineIds) {
    const line = whole.lines.find((orderLine) => orderLine.id === id)
    if (!line) throw new Conflict('order.not_now')
    await fulfil(tx, line, 'preparing')
    await noteEvent(tx, orderId, 'preparing', doing, { lineId: id })
  }
}

/**
 * A bookseller has everything of a parcel in hand: a pickup's customer is told, and only now. A line divided between parcels
 * is ready with the last of them. A shipment that one store packs, `storeCode`, leaves from there.
 * @throws NotFound, Conflict 'order.on_hold', 'order.unpaid' or 'order.not_now'.
 */
export async function markReady(
  tx: Tx,
  deps: LifeDeps,
  parcelId: number,
  doing: Doing,
  storeCode: string | null = null,
): Promise<void> {
  const whole = await wholeOrderOfParcel(tx, parcelId)
  const { order, parcel } = whole
  requireNoHold(whole)
  requirePromisedMoney(whole)
  if (linesIn(whole, parcelId).length === 0) throw new Conflict('order.not_now')
  // Nobody is asked to come for what cannot be handed over.
  if (parcel.kind === 'pickup' && order.difference_cents > 0) throw new Conflict('order.difference_owed')
  const [moved] = await readyParcel(tx, parcelId, storeCode, doing.now)
  if (!moved) throw new Conflict('order.not_now')
  for (const line of linesIn(whole, parcelId))
    if (everyParcelOf(whole, line.id, parcelId, ['ready', 'handed_over', 'delivered'])) await fulfil(tx, line, 'ready')
  await noteEvent(tx, order.id, parcel.kind === 'pickup' ? 'ready' : 'packed', doing, { parcelId })
  if (parcel.kind === 'pickup') await tellOfParcel(tx, deps, whole, { letter: readyEmail, keptUntil: keptUntil(doing.now) })
}

/** Whether every living parcel with copies of a line, but for the one at hand, has come so far. */
export const everyParcelOf = (
  { parcels, contents }: Pick<WholeOrder, 'parcels' | 'contents'>,
  lineId: number,
  butFor: number,
  states: readonly string[],
): boolean =>
  contents
    .filter((part) => part.order_line_id === lineId && part.parcel_id !== butFor)
    .every((part) => {
      const state = parcels.find((parcel) => parcel.id === part.parcel_id)?.state
      return state === 'cancelled' || (state !== undefined && states.includes(state))
    })
