import type { RefusalCode } from '#kernel/errors.ts'
import type { OrderLineRow } from '#modules/orders/order/orders.ts'
import { type Fulfilment, mayFulfil, payingStates } from '#modules/orders/order/states.ts'
import { hasLeft, mayCancel } from './calling-off.ts'
import { missingFor } from './left-to-pay.ts'
import { parcelAmounts } from './parcel-amounts.ts'
import type { ParcelRow } from './parcels.sql.ts'
import { linesIn, type WholeOrder } from './whole-order.ts'

/** Why something cannot be done now; null where it can. The steps themselves have the last word. */
export type WhyNot = RefusalCode | null

const out: readonly Fulfilment[] = ['sent', 'delivered', 'collected', 'collected_at_library']
const isOut = ({ fulfilment }: Pick<OrderLineRow, 'fulfilment'>) => out.includes(fulfilment)
const first = (...reasons: readonly (RefusalCode | false)[]): WhyNot => reasons.find((reason) => reason !== false) || null

/** What staff may do with an order as a whole. */
export function orderActs(whole: WholeOrder) {
  const { order, lines } = whole
  const living = lines.filter((line) => line.fulfilment !== 'cancelled')
  const dead = order.payment_state === 'cancelled' || (lines.length > 0 && living.length === 0)
  const unpaid = !payingStates.includes(order.payment_state)
  const onHold = order.on_hold_since !== null
  const isHere = whole.parcels.some(
    ({ id, state }) => (state === 'planned' || state === 'ready') && linesIn(whole, id).length > 0,
  )
  return {
    prepare: first(
      dead && 'order.cancelled',
      unpaid && 'order.unpaid',
      !living.some((line) => line.fulfilment === 'awaiting_launch') && 'order.nothing_awaited',
    ),
    prepare_at: first(dead && 'order.cancelled', !living.some((line) => isToPack(whole, line)) && 'order.all_packed'),
    hold: first(dead && 'order.cancelled', onHold && 'order.on_hold', !isHere && 'order.nothing_to_hold'),
    release: first(!onHold && 'order.not_on_hold'),
    cancel: first(
      dead && 'order.cancelled',
      !living.some((line) => mayCancel(line, 'staff') && !hasLeft(whole, line.id)) && 'order.all_left',
    ),
    return: first(
      dead && 'order.cancelled',
      order.claim_id !== null && 'order.replacement',
      !living.some(isOut) && 'order.nothing_left_yet',
      !living.some((line) => isOut(line) && !line.ebook && line.quantity > line.returned_quantity) && 'order.all_returned',
    ),
    exchange: first(
      dead && 'order.cancelled',
      order.claim_id !== null && 'order.replacement',
      !living.some(isOut) && 'order.nothing_left_yet',
      !living.some((line) => isOut(line) && !line.ebook && line.quantity > line.returned_quantity) && 'order.all_returned',
      (order.budget_id !== null || order.tax_treatment !== 'domestic') && 'exchange.terms',
      onHold && 'order.on_hold',
    ),
    refund: first(dead && 'order.cancelled', unpaid && 'order.unpaid', !living.some(isOut) && 'order.nothing_left_yet'),
    shipping_cost: first(!(order.shipping_pending && order.payment_state === 'pending') && 'order.shipping_known'),
    address: first(
      dead && 'order.cancelled',
      order.delivery_address === null && 'order.not_to_home',
      whole.parcels.some(({ kind, state }) => kind === 'shipment' && (state === 'handed_over' || state === 'delivered')) &&
        'order.some_left',
    ),
    change: first(
      order.kind !== 'goods' && 'order.not_goods',
      order.claim_id !== null && 'order.replacement',
      dead && 'order.cancelled',
      unpaid && 'order.unpaid',
      isBeingCharged(whole) && 'order.being_charged',
      !living.some((line) => !isOut(line) && !hasLeft(whole, line.id)) && 'order.all_left',
    ),
    note: null,
  } satisfies Record<string, WhyNot>
}

/** What staff may do with a line. `held`: copies that stores hold for it. */
export function lineActs(whole: WholeOrder, line: OrderLineRow, held: number) {
  const gone = isOut(line) || hasLeft(whole, line.id)
  return {
    cancel: first(
      line.fulfilment === 'cancelled' && 'order.line_cancelled',
      gone && 'order.line_left',
      !mayCancel(line, 'staff') && 'order.line_invoiced',
    ),
    change: first(
      line.fulfilment === 'cancelled' && 'order.line_cancelled',
      gone && 'order.line_left',
      !mayCancel(line, 'staff') && 'order.line_invoiced',
    ),
    move: first(
      line.fulfilment === 'cancelled' && 'order.line_cancelled',
      gone && 'order.line_left',
      line.fulfilment === 'ready' && 'order.line_packed',
      held === 0 && 'order.line_without_copies',
    ),
  } satisfies Record<string, WhyNot>
}

/** Whether copies of a line are still to be taken off a shelf. */
export const isToPack = (whole: WholeOrder, line: OrderLineRow): boolean =>
  !line.ebook && ['placed', 'awaiting_launch', 'preparing'].includes(line.fulfilment) && !hasLeft(whole, line.id)

/** What staff may do with a parcel. */
export function parcelActs(whole: WholeOrder, parcel: ParcelRow) {
  const inside = linesIn(whole, parcel.id)
  const copies = whole.contents
    .filter((part) => part.parcel_id === parcel.id && inside.some((line) => line.id === part.order_line_id))
    .reduce((all, part) => all + part.quantity, 0)
  const cancelled = parcel.state === 'cancelled' && 'order.parcel_cancelled'
  const gone = (parcel.state === 'handed_over' || parcel.state === 'delivered') && 'order.parcel_gone'
  const empty = inside.length === 0 && 'order.parcel_empty'
  const ready = parcel.state === 'ready' && 'order.parcel_ready'
  const unpaid = !payingStates.includes(whole.order.payment_state) && 'order.unpaid'
  const owes = whole.order.difference_cents > 0
  const onHold = whole.order.on_hold_since !== null && 'order.on_hold'
  return {
    ready: first(
      cancelled,
      gone,
      ready,
      empty,
      onHold,
      unpaid,
      parcel.kind === 'pickup' && owes && 'order.difference_owed',
      !inside.some((line) => mayFulfil(line.fulfilment, 'ready')) && 'order.not_now',
    ),
    hand_over: first(
      cancelled,
      gone,
      empty,
      onHold,
      unpaid || (isOwed(whole, parcel) && 'order.unpaid'),
      owes && 'order.difference_owed',
      parcel.kind === 'pickup' && parcel.state === 'planned' && 'order.parcel_not_ready',
    ),
    deliver: first(
      cancelled,
      parcel.state === 'delivered' && 'order.parcel_delivered',
      parcel.state !== 'handed_over' && 'order.parcel_not_sent',
    ),
    split: first(cancelled, gone, ready, empty, copies < 2 && 'order.one_copy'),
    promise: first(cancelled, gone, empty),
  } satisfies Record<string, WhyNot>
}

/** The bank is asked for what leaves first, and has not answered. */
function isBeingCharged({ order, lines, parcels, contents }: WholeOrder): boolean {
  if (order.terms !== 'prepaid' || order.payment_state !== 'authorised') return false
  const amounts = parcelAmounts(order, lines, parcels, contents)
  return parcels.some(({ id, charge }) => charge === 'now' && (amounts.get(id)?.totalCents ?? 0) > 0)
}

/** Charged at once, and the money has not come in. */
function isOwed(whole: WholeOrder, parcel: ParcelRow): boolean {
  const { order, lines, parcels, contents } = whole
  if (order.terms === 'collection') return missingFor(whole, parcel.id) > 0
  if (order.terms === 'account' || parcel.charge !== 'now') return false
  const due = parcelAmounts(order, lines, parcels, contents).get(parcel.id)?.totalCents ?? 0
  return due > 0 && !['part_paid', 'paid', 'part_refunded'].includes(order.payment_state)
}
