import { type Cents, cents, sum } from '#kernel/money.ts'
import type { SaleRow } from '#modules/buying/cart/for-orders.ts'
import { rateInBoxes, rateOf, type Zone, zoneOf, zonesOf } from '#modules/buying/shipping/zones.ts'
import { billableGrams } from '#modules/goods/catalogue/billable-weight.ts'
import type { OrderLineRow, OrderRow } from '#modules/orders/order/orders.ts'
import type { WholeOrder } from '#modules/orders/parcels/whole-order.ts'

type Piece = Pick<OrderLineRow, 'product_id' | 'quantity' | 'line_cents' | 'promotion_cents' | 'coupon_cents'>

const goodsOf = (pieces: readonly Piece[]): Cents =>
  sum(pieces.map((piece) => piece.line_cents - piece.promotion_cents - piece.coupon_cents))

/** The tariff of one parcel with all the pieces; null while the shop has to say what it costs. */
function tariff(zone: Zone, pieces: readonly Piece[], weights: ReadonlyMap<number, SaleRow>): Cents | null {
  const grams = pieces.reduce((all, { product_id, quantity }) => {
    const row = weights.get(product_id)
    const piece = { grams: row?.weight_grams ?? null, dimensions: row?.dimensions ?? null }
    return all + billableGrams(row?.kind ?? 'book', piece) * quantity
  }, 0)
  const goods = goodsOf(pieces)
  const rate = rateOf(zone, grams, goods)
  const found = rate === 'too_heavy' ? rateInBoxes(zone, grams, goods) : rate
  return found === 'too_heavy' ? null : found
}

/**
 * What a change of content makes shipping cost more, or less: the difference of the tariff before and after, so that a tariff which
 * changed since changes nothing. Nothing for what is collected, once something has left, and where a retailer's surcharge hangs on it.
 */
export function shippingDifference(
  { order, parcels }: Pick<WholeOrder, 'order' | 'parcels'>,
  { before, after }: { before: readonly Piece[]; after: readonly Piece[] },
  { zones, weights }: { zones: readonly Zone[]; weights: ReadonlyMap<number, SaleRow> },
): number {
  const left = parcels.some(({ kind, state }) => kind === 'shipment' && (state === 'handed_over' || state === 'delivered'))
  const zone = zoneFor(order, zones)
  if (left || !zone || order.surcharge_cents > 0 || after.length === 0) return 0
  const [was, is] = [tariff(zone, before, weights), tariff(zone, after, weights)]
  return was === null || is === null ? 0 : is - was
}

function zoneFor(order: OrderRow, zones: readonly Zone[]): Zone | null {
  const to = order.shipping_method === 'pickup_point' ? order.pickup_point : order.delivery_address
  return order.shipping_method === 'store' || !to ? null : zoneOf(zonesOf(zones, order.storefront_code), to)
}

/** What is to be added to the shipping of the first parcel that stays, for the difference to be that; never below nothing. */
export function shippingOfFirst(
  { parcels }: Pick<WholeOrder, 'parcels'>,
  emptied: ReadonlySet<number>,
  difference: number,
): { parcelId: number; cents: number } | null {
  const shipments = parcels.filter(({ kind, state }) => kind === 'shipment' && (state === 'planned' || state === 'ready'))
  const [first] = shipments
  const stays = shipments.find(({ id }) => !emptied.has(id))
  if (!first || !stays) return null
  const more = Math.max(0, first.shipping_cents + difference) - stays.shipping_cents
  return more === 0 ? null : { parcelId: stays.id, cents: cents(more) }
}
