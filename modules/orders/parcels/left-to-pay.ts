import { type Cents, cents, sum } from '#kernel/money.ts'
import { parcelAmounts } from './parcel-amounts.ts'
import type { WholeOrder } from './whole-order.ts'

const isGone = (state: string) => state === 'handed_over' || state === 'delivered'

/** What an order costs as it stands, less what was paid and not given back. */
export const leftToPay = (whole: WholeOrder): Cents => cents(Math.max(0, -paidBeyond(whole)))

/**
 * What was paid for an order beyond what stands of it costs; negative where something is missing. What came back costs nothing any more,
 * and its money is gone or on its way.
 */
export function paidBeyond(whole: WholeOrder): number {
  const all = new Set(whole.parcels.map(({ id }) => id))
  return keptOf(whole) - costOf(whole, all)
}

/** What is missing before a parcel may be handed over, where it is paid as it is collected: with it what left before must be paid. */
export function missingFor(whole: WholeOrder, parcelId: number): Cents {
  const leaving = whole.parcels.filter(({ id, state }) => id === parcelId || isGone(state))
  return cents(Math.max(0, costOf(whole, new Set(leaving.map(({ id }) => id))) - keptOf(whole)))
}

/** What these parcels cost, but for what was given back, or is to be, of what lies in them. */
function costOf({ order, lines, parcels, contents }: WholeOrder, ids: ReadonlySet<number>): number {
  const amounts = parcelAmounts(order, lines, parcels, contents)
  const due = [...ids].map((id) => amounts.get(id)?.totalCents ?? 0)
  const inside = new Set(contents.filter(({ parcel_id }) => ids.has(parcel_id)).map(({ order_line_id }) => order_line_id))
  const goods = lines.filter(({ id, fulfilment }) => fulfilment !== 'cancelled' && inside.has(id))
  const shipping = parcels.filter(({ id, state }) => state !== 'cancelled' && ids.has(id))
  return (
    total(due) -
    total(goods.map(({ refunded_cents }) => refunded_cents)) -
    total(shipping.map(({ shipping_refunded_cents }) => shipping_refunded_cents)) -
    order.surcharge_refunded_cents
  )
}

/** What was paid and is not given back, nor on its way back. */
function keptOf({ order, lines }: WholeOrder): number {
  const { shipping_refunded_cents, surcharge_refunded_cents } = order
  const asked = total(lines.map(({ refunded_cents }) => refunded_cents)) + shipping_refunded_cents + surcharge_refunded_cents
  return order.captured_cents - Math.max(order.refunded_cents, asked)
}

const total = (all: readonly number[]): number => sum(all.map(cents))
