import { dayOf } from '#kernel/days.ts'
import type { Db, Pool } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { type Cents, cents, toEuros } from '#kernel/money.ts'
import { type CardRow, cardOf, productFacts } from '#modules/catalogue/cards.ts'
import { type CategoryTree, categoryTree } from '#modules/catalogue/category-tree.ts'
import type { ProductCard } from '#modules/catalogue/contract.ts'
import { vatPercentOf } from '#modules/catalogue/vat.ts'
import { type Totals, totalsOf } from '#modules/pricing/pricing.ts'
import { type PlannedParcel, type PlanRefusal, type ShipmentPlan, type ShopCalendar, senders } from '#modules/shipping/plans.ts'
import { shippingZones, shopCalendar } from '#modules/shipping/shipping.ts'
import type { Zone } from '#modules/shipping/zones.ts'
import { copiesFor } from '#modules/stock/stock.ts'
import type { Preference } from '#modules/stock/take-stock.ts'
import { type CartLineRow, type CartRow, cartLineRows } from './cart.sql.ts'
import type { Cart, CartLine } from './contract.ts'
import { journeyOf, planViews } from './journey.ts'
import { isDelayed, mostOf, noticeOf } from './line-rules.ts'

export interface CartSettings {
  /** Null: one more tariff of the zone (P-19). */
  splitFeeCents: number | null
}

export interface ReckonedLine {
  row: CartLineRow
  product: ProductCard
  priceCents: Cents | null
  notice: CartLine['notice']
  delayed: boolean
  vatPercent: number
}

/** A cart with everything its rules need: what it holds, what it costs and where it would travel. */
export interface ReckonedCart {
  row: CartRow
  lines: ReckonedLine[]
  needsShipping: boolean
  splitOffered: boolean
  /** One or two ways of sending it; none while the visitor has not said how and where, or when nothing travels. */
  plans: ShipmentPlan[]
  /** What leaves together by the plan chosen, the single one until the visitor says otherwise. */
  chosenParcels: PlannedParcel[]
  /** Why what the visitor said does not work. */
  shippingRefusal: PlanRefusal | null
  /** The shop has to say what shipping costs before anything can be paid. */
  shippingPending: boolean
  /** Null while the visitor has not said how and where, and while the shop has to confirm it. */
  shippingCents: Cents | null
  zone: Zone | null
  /** From which stores its copies are best taken. */
  preference: Preference
  totals: Totals
}

const centsOf = (euros: number | null): Cents | null => (euros === null ? null : cents(Math.round(euros * 100)))

/** What all carts share: read it from the pool before a transaction opens, never inside one, where it could wait for itself. */
export interface CartGround {
  tree: CategoryTree
  zones: readonly Zone[]
  calendar: ShopCalendar
}

export async function cartGround(pool: Pool): Promise<CartGround> {
  const [tree, zones, calendar] = await Promise.all([categoryTree(pool), shippingZones(pool), shopCalendar(pool)])
  return { tree, zones, calendar }
}

/** Gathers and reckons a cart from the shop's own prices (K-32). */
export async function reckonCart(
  db: Db,
  { tree, zones, calendar }: CartGround,
  row: CartRow,
  { language, now, settings, known = [] }: { language: Language; now: Date; settings: CartSettings; known?: readonly CardRow[] },
): Promise<ReckonedCart> {
  const [lineRows, copies] = await Promise.all([cartLineRows(db, row.id), row.shipping_method ? copiesFor(db, row.id) : []])
  const products = await productFacts(
    db,
    lineRows.map((line) => line.product_id).filter((id) => !known.some((product) => product.id === id)),
  )
  const today = dayOf(now)
  const byId = new Map([...known, ...products].map((product) => [product.id, product]))
  const lines = lineRows.flatMap((line): ReckonedLine[] => {
    const found = byId.get(line.product_id)
    if (!found) return []
    const product = cardOf({ ...found, stock: found.stock + line.held }, language, tree, today)
    const priceCents = centsOf(product.price)
    return [
      {
        row: line,
        product,
        priceCents,
        notice: noticeOf({ quantity: line.quantity, seenPriceCents: line.seen_price_cents }, product, priceCents),
        delayed: isDelayed(line, product),
        vatPercent: vatPercentOf(line.vat_class),
      },
    ]
  })
  const travelling = lines.filter((line) => !line.product.ebook && line.notice !== 'unavailable')
  const needsShipping = travelling.length > 0
  const priced = lines.map((line) => ({
    unitCents: line.notice === 'unavailable' ? cents(0) : (line.priceCents ?? cents(0)),
    quantity: line.row.quantity,
    vatPercent: line.vatPercent,
  }))
  const goods = totalsOf(priced, cents(0)).goods
  const journey = journeyOf({ row, travelling, copies, zones, calendar, goods, splitFeeCents: settings.splitFeeCents, now })
  const { shippingCents } = journey
  return {
    row,
    lines,
    needsShipping,
    ...journey,
    preference: { storeCode: row.shipping_method === 'store' ? row.store_code : null, sends: senders(calendar) },
    totals: totalsOf(priced, shippingCents ?? cents(0)),
  }
}

/** The cart as every cart call answers it (K-01, I-18). */
export function cartView(cart: ReckonedCart, { splitFeeCents }: CartSettings): Cart {
  const { row, lines, totals } = cart
  return {
    pk: row.id,
    is_empty: lines.length === 0,
    num_items: lines.reduce((all, line) => all + line.row.quantity, 0),
    total_products_price_incl_vat: toEuros(totals.goods),
    total_shipping_price_incl_vat: toEuros(totals.shipping),
    total_bonus_price_applied: 0,
    total_coupon_price_applied: 0,
    total_price_incl_vat: toEuros(totals.total),
    vat: totals.vat.map(({ percent, base, vat }) => ({ percent, base: toEuros(base), vat: toEuros(vat) })),
    cart_lines: lines.map((line, place) => ({
      pk: line.row.id,
      product: line.product,
      quantity: line.row.quantity,
      reduced_price: line.product.former_price === null ? null : line.product.price,
      total_line_price: toEuros(totals.lines[place] ?? cents(0)),
      notice: line.notice,
      former_line_price: line.notice === 'price_changed' ? toEuros(cents(line.row.seen_price_cents)) : null,
      max_quantity: mostOf(line.product),
      promised_on: promisedOn(cart, line.row.product_id),
    })),
    store_delivered: row.store_code,
    delivery_address: row.delivery_address,
    comments: row.comments,
    gift_wrap: row.gift_wrap,
    gift_ticket: row.gift_ticket,
    shipping_method: row.shipping_method,
    shipping_cost: cart.shippingCents === null ? null : toEuros(cart.shippingCents),
    shipment: row.shipment,
    split_offered: cart.splitOffered,
    split_fee: splitFeeOf(cart, splitFeeCents),
    plans: planViews(cart),
    shipping_pending: cart.shippingPending,
    shipping_refusal: cart.shippingRefusal,
    pickup_point: row.pickup_point,
    held_until: row.held_until?.toISOString() ?? null,
    needs_shipping: cart.needsShipping,
    blocked: lines.some((line) => line.notice !== null),
    user: row.owner_id,
  }
}

/** What a second parcel costs: the fee set, or the difference that the zone's tariff makes; 0 while it is not known. */
const splitFeeOf = ({ plans: [single, split] }: ReckonedCart, fee: number | null): number =>
  (fee ?? (split?.costCents ?? 0) - (single?.costCents ?? 0)) / 100

const promisedOn = ({ chosenParcels }: ReckonedCart, productId: number) =>
  chosenParcels.find((parcel) => parcel.productIds.includes(productId))?.promisedOn ?? null
