import { allocate, type Cents, cents, sum } from '#kernel/money.ts'
import type { OrderLineRow, OrderRow } from '#modules/orders/order/orders.ts'
import type { ParcelLineRow, ParcelRow } from './parcels.sql.ts'

/** Copies of a line in a parcel and what they cost there. */
export interface ParcelShare {
  lineId: number
  quantity: number
  /** Their part of what the customer pays for the line. */
  paidCents: Cents
  /** Their part of the order's recargo de equivalencia. */
  surchargeCents: Cents
}

export interface ParcelAmount {
  lines: ParcelShare[]
  goodsCents: Cents
  surchargeCents: Cents
  shippingCents: Cents
  totalCents: Cents
}

type Line = Pick<OrderLineRow, 'id' | 'paid_cents' | 'quantity' | 'vat_percent' | 'fulfilment'> & { surcharge_percent: number }

/**
 * What each parcel costs: its lines' shares of what the customer pays, by copies, and its shipping. The shares of a line add up to the
 * cent, whatever parcels it is divided into; cancelled lines and parcels cost nothing.
 */
export function parcelAmounts(
  order: Pick<OrderRow, 'surcharge_cents'>,
  lines: readonly Line[],
  parcels: readonly Pick<ParcelRow, 'id' | 'position' | 'state' | 'shipping_cents'>[],
  contents: readonly ParcelLineRow[],
): Map<number, ParcelAmount> {
  const surcharges = surchargeOfLines(order.surcharge_cents, lines)
  const shares = new Map<number, ParcelShare[]>(parcels.map((parcel) => [parcel.id, []]))
  const partsOf = Map.groupBy(contents, (part) => part.order_line_id)
  for (const line of lines) {
    if (line.fulfilment === 'cancelled') continue
    const parts = partsOf.get(line.id)
    if (!parts) continue
    const weights = parts.map((part) => part.quantity)
    const paid = allocate(cents(line.paid_cents), weights)
    const surcharge = allocate(surcharges.get(line.id) ?? cents(0), weights)
    for (const [index, part] of parts.entries())
      shares.get(part.parcel_id)?.push({
        lineId: line.id,
        quantity: part.quantity,
        paidCents: paid[index] ?? cents(0),
        surchargeCents: surcharge[index] ?? cents(0),
      })
  }
  return new Map(parcels.map((parcel) => [parcel.id, amountOf(parcel, shares.get(parcel.id) ?? [])]))
}

function amountOf(parcel: Pick<ParcelRow, 'state' | 'shipping_cents'>, lines: ParcelShare[]): ParcelAmount {
  const goodsCents = sum(lines.map((line) => line.paidCents))
  const surchargeCents = sum(lines.map((line) => line.surchargeCents))
  const shippingCents = cents(parcel.state === 'cancelled' ? 0 : parcel.shipping_cents)
  return { lines, goodsCents, surchargeCents, shippingCents, totalCents: sum([goodsCents, surchargeCents, shippingCents]) }
}

/** The order's surcharge by lines, in proportion to their base and rate; by their rate alone where only shipping costs something. */
export function surchargeOfLines(surchargeCents: number, lines: readonly Line[]): Map<number, Cents> {
  const byBase = lines.map((line) =>
    Math.round((line.paid_cents * line.surcharge_percent * 10_000) / (100 + Number(line.vat_percent))),
  )
  const weights = [byBase, lines.map((line) => Math.round(line.surcharge_percent * 100))].find((item) => sum(item) > 0)
  if (surchargeCents === 0 || !weights) return new Map()
  const shares = allocate(cents(surchargeCents), weights)
  return new Map(lines.map((line, index) => [line.id, shares[index] ?? cents(0)]))
}
