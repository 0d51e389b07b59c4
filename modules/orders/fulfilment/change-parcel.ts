import type { Day } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { Conflict, Refused } from '#kernel/errors.ts'
import { promiseEmail } from '#modules/orders/emails/parcel-news.ts'
import { type Doing, noteEvent } from '#modules/orders/order/steps.ts'
import {
  addParcel,
  inheritPromise,
  insertParcelLines,
  type ParcelRow,
  setPromise,
  staysReady,
  takeCopies,
  takeLine,
} from '#modules/orders/parcels/parcels.ts'
import { linesIn, type WholeOrder, wholeOrder, wholeOrderOfParcel } from '#modules/orders/parcels/whole-order.ts'
import { type LifeDeps, tellOfParcel } from './tell-of-parcel.ts'

interface Split {
  parcelId: number
  /** What goes into the new parcel; copies of a line may be divided. */
  lines: readonly { lineId: number; quantity: number }[]
  promisedOn: Day | null
}

/**
 * Divides a parcel that has not been packed. A split that the shop decides costs the customer nothing.
 * @returns the new parcel's id. @throws NotFound, Conflict 'order.not_now', Refused 'order.split_all' when nothing would stay.
 */
export async function splitParcel(tx: Tx, split: Split, doing: Doing): Promise<number> {
  const whole = await wholeOrderOfParcel(tx, split.parcelId)
  if (whole.parcel.state !== 'planned') throw new Conflict('order.not_now')
  return divide(tx, whole, split, doing)
}

/**
 * Who fetches a pickup takes some of its copies, `taken`: the others wait on, in a parcel of their own.
 * @throws NotFound, Conflict 'order.not_now' for what does not wait at a counter or has fewer copies.
 */
export async function leaveTheRest(tx: Tx, { parcelId, taken }: { parcelId: number; taken: Split['lines'] }, doing: Doing) {
  const whole = await wholeOrderOfParcel(tx, parcelId)
  if (whole.parcel.state !== 'ready' || whole.parcel.kind !== 'pickup') throw new Conflict('order.not_now')
  const wanted = new Map(taken.map(({ lineId, quantity }) => [lineId, quantity]))
  const left = inside(whole, parcelId).map(({ order_line_id: lineId, quantity }) => {
    const rest = quantity - (wanted.get(lineId) ?? 0)
    wanted.delete(lineId)
    return { lineId, quantity: rest }
  })
  if (wanted.size > 0 || left.some(({ quantity }) => quantity < 0)) throw new Conflict('order.not_now')
  const lines = left.filter(({ quantity }) => quantity > 0)
  if (lines.length === 0) return
  const id = await divide(tx, whole, { parcelId, lines, promisedOn: whole.parcel.promised_on }, doing)
  await staysReady(tx, id, parcelId)
}

/** What lies in a parcel and was not called off. */
function inside(whole: WholeOrder, parcelId: number) {
  const living = linesIn(whole, parcelId)
  return whole.contents.filter((part) => part.parcel_id === parcelId && living.some((line) => line.id === part.order_line_id))
}

async function divide(
  tx: Tx,
  whole: WholeOrder & { parcel: ParcelRow },
  { parcelId, lines, promisedOn }: Split,
  doing: Doing,
): Promise<number> {
  const { order, parcel } = whole
  const living = linesIn(whole, parcelId)
  const copies = (parts: readonly { quantity: number }[]) => parts.reduce((all, part) => all + part.quantity, 0)
  if (lines.length === 0 || lines.some(({ lineId }) => !living.some((line) => line.id === lineId)))
    throw new Conflict('order.not_now')
  if (copies(lines) >= copies(inside(whole, parcelId))) throw new Refused('order.split_all')
  const id = await addParcel(tx, order.id, {
    kind: parcel.kind,
    storeCode: parcel.store_code,
    promisedOn,
    charge: parcel.charge,
    shippingCents: 0,
  })
  await inheritPromise(tx, id, parcelId)
  for (const { lineId, quantity } of lines) {
    const [some] = await takeCopies(tx, parcelId, lineId, quantity)
    const [taken] = some ? [some] : await takeLine(tx, parcelId, lineId, quantity)
    if (!taken) throw new Conflict('order.not_now')
  }
  await insertParcelLines(
    tx,
    lines.map(({ lineId, quantity }) => ({ parcel_id: id, order_line_id: lineId, quantity })),
  )
  await noteEvent(tx, order.id, 'parcel_split', doing, { parcelId: id })
  return id
}

/**
 * Says another day for a parcel; when it is later, the customer is told and may cancel.
 * @throws NotFound, Conflict 'order.not_now' once it has left.
 */
export async function movePromise(
  tx: Tx,
  deps: LifeDeps,
  { parcelId, promisedOn }: { parcelId: number; promisedOn: Day },
  doing: Doing,
): Promise<void> {
  const whole = await wholeOrderOfParcel(tx, parcelId)
  const { order, parcel } = whole
  if ((parcel.state !== 'planned' && parcel.state !== 'ready') || linesIn(whole, parcelId).length === 0)
    throw new Conflict('order.not_now')
  await setPromise(tx, parcelId, promisedOn)
  await noteEvent(tx, order.id, 'promise_moved', doing, { parcelId })
  if (parcel.promised_on === null || promisedOn > parcel.promised_on)
    await tellOfParcel(tx, deps, whole, { letter: (news) => promiseEmail(news, promisedOn) })
}

/** Keeps a remark in the order's history, for staff only. @throws NotFound */
export async function addNote(tx: Tx, orderId: number, text: string, doing: Doing): Promise<void> {
  await wholeOrder(tx, orderId)
  await noteEvent(tx, orderId, 'note', { ...doing, reason: text })
}
