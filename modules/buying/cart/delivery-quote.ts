import type { Day } from '#kernel/days.ts'
import { type Cents, cents, toEuros } from '#kernel/money.ts'
import {
  type PlannedParcel,
  type PlanRefusal,
  type ShipmentPlan,
  type ShopCalendar,
  shipmentPlans,
} from '#modules/buying/shipping/plans.ts'
import { type Zone, zoneOf, zonesOf } from '#modules/buying/shipping/zones.ts'
import { billableGrams } from '#modules/goods/catalogue/billable-weight.ts'
import type { StoreStock } from '#modules/goods/stock/take-stock.ts'
import type { CartLineRow, CartRow } from './cart.sql.ts'
import type { Cart, HomeGuide } from './contract.ts'
import { type Freeing, freedBy, lacking, withoutCost } from './free-delivery.ts'
import type { SoldProduct } from './sale.ts'
import { partsOf } from './signed-line.ts'

interface Travelling {
  row: CartLineRow
  product: SoldProduct
  delayed: boolean
}

interface DeliveryQuoteInput {
  row: CartRow
  travelling: readonly Travelling[]
  /** Copies the cart may count on, by store. */
  copies: readonly StoreStock[]
  zones: readonly Zone[]
  calendar: ShopCalendar
  /** What the goods cost after discounts. */
  goods: Cents
  splitFeeCents: number | null
  now: Date
}

/** How a cart travels, and what that costs (P-06 to P-19). */
export interface DeliveryQuote {
  zone: Zone | null
  plans: ShipmentPlan[]
  chosenParcels: PlannedParcel[]
  splitOffered: boolean
  shippingRefusal: PlanRefusal | null
  shippingPending: boolean
  shippingCents: Cents | null
}

const nowhere: DeliveryQuote = {
  zone: null,
  plans: [],
  chosenParcels: [],
  splitOffered: false,
  shippingRefusal: null,
  shippingPending: false,
  shippingCents: null,
}

export function quoteDelivery({
  row,
  travelling,
  copies,
  zones,
  calendar,
  goods,
  splitFeeCents,
  now,
}: DeliveryQuoteInput): DeliveryQuote {
  const destination = row.shipping_method === 'pickup_point' ? row.pickup_point : row.delivery_address
  const zone = destination ? zoneOf(zonesOf(zones, row.storefront_code), destination) : null
  if (travelling.length === 0) return { ...nowhere, zone, shippingCents: cents(0) }
  const method = row.shipping_method
  if (!method || (method === 'store' ? !row.store_code : !destination))
    return { ...nowhere, zone, shippingCents: method === 'store' ? cents(0) : null }
  const lots = Map.groupBy(copies, (storeStock) => storeStock.productId)
  const outcome = shipmentPlans({
    now,
    method,
    lines: travelling.map((line) => planLine(line, lots.get(line.row.product_id) ?? [])),
    zone,
    storeCode: row.store_code,
    goods,
    calendar,
    splitFeeCents,
    inBoxes: row.purpose === 'desk',
  })
  if (!outcome.ok) return { ...nowhere, zone, shippingRefusal: outcome.refusal }
  const [single, split] = outcome.plans
  const chosen = (row.shipment === 'split' && split) || single
  return {
    zone,
    plans: outcome.plans,
    chosenParcels: chosen?.parcels ?? [],
    splitOffered: split !== undefined,
    shippingRefusal: null,
    shippingPending: chosen?.costCents === null,
    shippingCents: chosen?.costCents ?? null,
  }
}

/** The same at a cost that was promised, which the parcel that leaves first bears. */
export function withPromisedCost(delivery: DeliveryQuote, promised: Cents | null): DeliveryQuote {
  const [first, ...others] = delivery.chosenParcels
  if (promised === null || !first) return delivery
  const free = others.map((parcel) => ({ ...parcel, shippingCents: cents(0) }))
  return {
    ...delivery,
    chosenParcels: [{ ...first, shippingCents: promised }, ...free],
    shippingPending: false,
    shippingCents: promised,
  }
}

/** Any of its postcodes will do: they are all of one zone. */
const onTheMainland = { country: 'ES', postcode: '28001' }

/** Beyond it nothing is free at any sum: no order costs as much. */
const mostToLack = 1_000_000_00

/** What a parcel home costs, and when it would be there as far as copies are known, before a way of delivery is chosen. */
export function homeGuide(asked: DeliveryQuoteInput & Freeing & { copiesKnown: boolean }): HomeGuide | null {
  const { row, goods, copiesKnown, freeing, bought } = asked
  const address = (row.delivery_address ?? onTheMainland) as NonNullable<CartRow['delivery_address']>
  const charged = quoteDelivery({ ...asked, row: { ...row, shipping_method: 'home', delivery_address: address } })
  const freed = freedBy(charged, { freeing, bought })
  const { plans, zone } = freed ? withoutCost(charged, freed) : charged
  const [single] = plans
  if (!single || !zone) return null
  const lacks = freeing.filter((rule) => (rule.zone ?? zone.code) === zone.code).map((rule) => lacking(rule, bought))
  const missing = Math.min(...lacks, (zone.freeFromCents ?? Number.MAX_SAFE_INTEGER) - goods)
  return {
    postcode: row.delivery_address?.postcode ?? null,
    cost: single.costCents === null ? null : toEuros(single.costCents),
    missing: missing > 0 && missing < mostToLack && single.costCents ? toEuros(cents(missing)) : null,
    promised_on: copiesKnown ? single.promisedOn : null,
    points: zone.pickupPoints,
  }
}

/** The day on which the last of a line's signings is over; null where nothing is signed. */
const lastSigning = ({ signed = [] }: CartLineRow): Day | null =>
  signed
    .map((copies) => copies.over)
    .toSorted()
    .at(-1) ?? null

const planLine = ({ row, product, delayed }: Travelling, atHand: readonly StoreStock[]) => ({
  productId: row.product_id,
  quantity: row.quantity,
  grams: billableGrams(product.model_type, { grams: row.weight_grams, dimensions: row.dimensions }) * row.quantity,
  delayed,
  atHand,
  leadDays: product.availability.days,
  launchOn: product.availability.launch as Day | null,
  signedBy: lastSigning(row),
})

/** The plans as the cart shows them: amounts in euros, lines by their own numbers. */
export function planViews({ plans, lines }: { plans: ShipmentPlan[]; lines: readonly { row: CartLineRow }[] }): Cart['plans'] {
  const euros = (amount: Cents | null) => (amount === null ? null : toEuros(amount))
  return plans.map((plan) => ({
    shipment: plan.shipment,
    cost: euros(plan.costCents),
    promised_on: plan.promisedOn,
    parcels: plan.parcels.map((parcel) => ({
      lines: lines
        .filter(({ row }) => parcel.productIds.includes(row.product_id))
        .flatMap((line) => partsOf(line).map((part) => part.id)),
      promised_on: parcel.promisedOn,
      ready_soon: parcel.readySoon,
      cost: euros(parcel.shippingCents),
    })),
  }))
}
