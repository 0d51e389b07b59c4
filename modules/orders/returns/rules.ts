import { addDays, type Day, dayOf } from '#kernel/days.ts'
import { withdrawalDays } from '#kernel/facts.ts'
import { allocate, type Cents, cents, sum } from '#kernel/money.ts'
import type { OrderLineRow as OrderLine } from '#modules/orders/order/orders.ts'
import type { Fulfilment } from '#modules/orders/order/states.ts'
import type { ParcelRow as Parcel, ParcelLineRow as ParcelLine } from '#modules/orders/parcels/parcels.ts'

/** The last day on which the whole order can be withdrawn from; null while something is still on its way. */
export function withdrawableUntil(parcels: readonly Pick<Parcel, 'state' | 'delivered_at'>[]): Day | null {
  const living = parcels.filter((parcel) => parcel.state !== 'cancelled')
  if (living.length === 0 || living.some((parcel) => parcel.delivered_at === null)) return null
  const last = living
    .map((parcel) => dayOf(parcel.delivered_at as Date))
    .toSorted()
    .at(-1)
  return last ? addDays(last, withdrawalDays) : null
}

type ReturnableLine = Pick<
  OrderLine,
  | 'fulfilment'
  | 'quantity'
  | 'ebook'
  | 'returned_quantity'
  | 'download_waived_at'
  | 'download_started_at'
  | 'gift_opened_at'
  | 'dedicated'
>

/** Copies that left the shop for their customer. */
export const withCustomer: readonly Fulfilment[] = ['sent', 'delivered', 'collected', 'collected_at_library']

/** Copies of a line that the customer may still withdraw from; files that were fetched with consent are no longer among them. */
export function copiesToWithdraw(line: ReturnableLine): number {
  if (line.fulfilment === 'cancelled') return 0
  // It was made for whoever it is dedicated to (TRLGDCU 103 c).
  if (line.dedicated) return 0
  // The gift is with somebody else, who gave the right up when they opened it.
  if (line.gift_opened_at !== null) return 0
  if (line.ebook && line.download_waived_at !== null && line.download_started_at !== null) return 0
  return line.quantity - line.returned_quantity
}

/** Copies of a line that have left the shop, whatever came back of them. */
export const copiesOut = (
  { parcels, contents }: { parcels: readonly Pick<Parcel, 'id' | 'state'>[]; contents: readonly ParcelLine[] },
  lineId: number,
): number => {
  const left = new Set(parcels.filter(({ state }) => state === 'handed_over' || state === 'delivered').map((parcel) => parcel.id))
  const parts = contents.filter((part) => part.order_line_id === lineId && left.has(part.parcel_id))
  return parts.reduce((all, part) => all + part.quantity, 0)
}

/** Copies that are with the customer and may be sent back. */
export const copiesToReturn = (line: ReturnableLine): number =>
  withCustomer.includes(line.fulfilment) && !line.ebook ? line.quantity - line.returned_quantity : 0

type PaidLine = Pick<OrderLine, 'paid_cents' | 'quantity' | 'refunded_quantity' | 'refunded_cents'>

/**
 * What the next copies of a line give back: the copy's part of what was really paid for the line, so that copies given back one by
 * one come to the whole, to the cent. `surchargeCents` is the line's share of the order's surcharge.
 */
export function refundOf(line: PaidLine, copies: number, surchargeCents: number): { goodsCents: Cents; surchargeCents: Cents } {
  const nextOf = (amount: number) => {
    const each = allocate(
      cents(amount),
      Array.from({ length: line.quantity }, () => 1),
    )
    return sum(each.slice(line.refunded_quantity, line.refunded_quantity + copies))
  }
  const left = line.paid_cents - line.refunded_cents
  return { goodsCents: cents(Math.min(nextOf(line.paid_cents), left)), surchargeCents: nextOf(surchargeCents) }
}

type ShippedParcel = Pick<Parcel, 'id' | 'state' | 'shipping_cents' | 'shipping_refunded_cents'>

/** What of its shipping each parcel that has left can still give back, in their order. */
export const shippingLeft = (parcels: readonly ShippedParcel[]): { parcelId: number; cents: number }[] =>
  parcels
    .filter((parcel) => parcel.state === 'handed_over' || parcel.state === 'delivered')
    .map((parcel) => ({ parcelId: parcel.id, cents: parcel.shipping_cents - parcel.shipping_refunded_cents }))
    .filter((part) => part.cents > 0)

/** The shipping of parcels that left and of which the customer keeps nothing, every copy being cancelled or given back. */
export function shippingOfEmptied(
  parcels: readonly ShippedParcel[],
  contents: readonly ParcelLine[],
  lines: readonly Pick<OrderLine, 'id' | 'quantity' | 'fulfilment' | 'refunded_quantity'>[],
): { parcelId: number; cents: number }[] {
  const isGone = (id: number) =>
    lines.some((line) => line.id === id && (line.fulfilment === 'cancelled' || line.refunded_quantity === line.quantity))
  return shippingLeft(parcels).filter(({ parcelId }) =>
    contents.filter((part) => part.parcel_id === parcelId).every((part) => isGone(part.order_line_id)),
  )
}

/** Lays an amount over what parcels can still give back; null when it is more than they can. */
export function overShipping(cents: number, parts: readonly { parcelId: number; cents: number }[]) {
  let left = cents
  const taken = parts.map((part) => {
    const own = Math.min(part.cents, left)
    left -= own
    return { parcelId: part.parcelId, cents: own }
  })
  return left > 0 ? null : taken.filter((part) => part.cents > 0)
}
