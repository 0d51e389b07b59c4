import type { Day } from '#kernel/days.ts'
import { sum } from '#kernel/money.ts'

/** A line of an order about to be written. */
export interface LineToPlan {
  productId: number
  quantity: number
  ebook: boolean
  /** Not at hand yet. */
  delayed: boolean
  /** Its money is asked for when it leaves (P-28). */
  chargedLater: boolean
}

/** What the shipment plan the customer chose says of one parcel. */
export interface ChosenParcel {
  kind: 'shipment' | 'pickup'
  storeCode: string | null
  productIds: readonly number[]
  promisedOn: Day | null
}

export interface NewParcel {
  kind: 'shipment' | 'pickup' | 'digital'
  storeCode: string | null
  promisedOn: Day | null
  charge: 'now' | 'at_dispatch'
  /** Its part of the order's shipping. */
  shippingCents: number
  lines: { productId: number; quantity: number }[]
}

interface Travel {
  method: 'home' | 'store' | 'pickup_point' | null
  storeCode: string | null
  shipment: 'single' | 'split' | null
  /** What the order pays for shipping in all. */
  shippingCents: number
  /** What of it the second parcel costs. */
  splitFeeCents: number
  /** The parcels of the plan that was chosen; without one, what is at hand goes first. */
  chosen?: readonly ChosenParcel[]
}

/**
 * Divides an order into what leaves together: files of ebooks, then one or two boxes, or what waits at a counter. The first that
 * travels carries the shipping, the second its fee; the parts add up to what the order pays.
 */
export function planParcels(lines: readonly LineToPlan[], travel: Travel): NewParcel[] {
  const files = lines.filter((line) => line.ebook)
  const goods = lines.filter((line) => !line.ebook)
  const boxes = travel.chosen ?? groups(goods, travel)
  const fee = boxes.length > 1 ? Math.min(travel.splitFeeCents, travel.shippingCents) : 0
  const placed = boxes.map(({ kind, storeCode, productIds, promisedOn }, index): NewParcel => {
    const own = new Set(productIds)
    const inside = goods.filter((line) => own.has(line.productId))
    const shippingCents = index === 0 ? travel.shippingCents - fee : index === 1 ? fee : 0
    return { kind, storeCode, promisedOn, shippingCents, ...contents(inside) }
  })
  const digital: NewParcel = { kind: 'digital', storeCode: null, promisedOn: null, shippingCents: 0, ...contents(files) }
  const parcels = [...placed, digital].filter((parcel) => parcel.lines.length > 0)
  if (sum(parcels.map((parcel) => parcel.shippingCents)) !== travel.shippingCents)
    throw new Error('the shipping of an order belongs to a parcel')
  return parcels
}

const contents = (lines: readonly LineToPlan[]): Pick<NewParcel, 'charge' | 'lines'> => ({
  charge: lines.some((line) => line.chargedLater) ? 'at_dispatch' : 'now',
  lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
})

function groups(goods: readonly LineToPlan[], { method, storeCode, shipment }: Travel): ChosenParcel[] {
  const kind = method === 'store' ? 'pickup' : 'shipment'
  const box = (lines: readonly LineToPlan[]): ChosenParcel => ({
    kind,
    storeCode: kind === 'pickup' ? storeCode : null,
    productIds: lines.map((line) => line.productId),
    promisedOn: null,
  })
  if (shipment !== 'split') return [box(goods)]
  return [goods.filter((line) => !line.delayed), goods.filter((line) => line.delayed)]
    .filter((lines) => lines.length > 0)
    .map(box)
}
