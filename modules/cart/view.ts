import { dayOf } from '#kernel/days.ts'
import type { Db, Pool } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { type Cents, cents, toEuros } from '#kernel/money.ts'
import { type CardRow, cardOf, productFacts } from '#modules/catalogue/cards.ts'
import { type CategoryTree, categoryTree } from '#modules/catalogue/category-tree.ts'
import type { ProductCard } from '#modules/catalogue/contract.ts'
import { vatPercentOf } from '#modules/catalogue/vat.ts'
import { type Totals, totalsOf } from '#modules/pricing/pricing.ts'
import { shippingZones } from '#modules/shipping/shipping.ts'
import { gramsOf, rateOf, type Zone, zoneOf } from '#modules/shipping/zones.ts'
import { type CartLineRow, type CartRow, cartLineRows } from './cart.sql.ts'
import type { Cart, CartLine } from './contract.ts'
import { isDelayed, mostOf, noticeOf, splitOffered } from './line-rules.ts'

export interface CartSettings {
  splitFeeCents: number
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
  /** Null while the visitor has not said how and where. */
  shippingCents: Cents | null
  zone: Zone | null
  totals: Totals
}

const centsOf = (euros: number | null): Cents | null => (euros === null ? null : cents(Math.round(euros * 100)))

/** What all carts share: read it from the pool before a transaction opens, never inside one, where it could wait for itself. */
export interface CartGround {
  tree: CategoryTree
  zones: readonly Zone[]
}

export async function cartGround(pool: Pool): Promise<CartGround> {
  const [tree, zones] = await Promise.all([categoryTree(pool), shippingZones(pool)])
  return { tree, zones }
}

/** Gathers and reckons a cart from the shop's own prices (K-32). */
export async function reckonCart(
  db: Db,
  { tree, zones }: CartGround,
  row: CartRow,
  { language, now, settings, known = [] }: { language: Language; now: Date; settings: CartSettings; known?: readonly CardRow[] },
): Promise<ReckonedCart> {
  const lineRows = await cartLineRows(db, row.id)
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
  const offered = splitOffered(
    travelling.map((line) => line.delayed),
    needsShipping && row.shipping_method === 'home',
  )
  const priced = lines.map((line) => ({
    unitCents: line.notice === 'unavailable' ? cents(0) : (line.priceCents ?? cents(0)),
    quantity: line.row.quantity,
    vatPercent: line.vatPercent,
  }))
  const goods = totalsOf(priced, cents(0)).goods
  const zone = row.delivery_address ? zoneOf(zones, row.delivery_address) : null
  const grams = travelling.reduce(
    (all, line) => all + gramsOf(line.product.model_type, line.row.weight_grams) * line.row.quantity,
    0,
  )
  const shippingCents = shippingOf({ row, needsShipping, zone, grams, goods, split: offered, settings })
  return {
    row,
    lines,
    needsShipping,
    splitOffered: offered,
    shippingCents,
    zone,
    totals: totalsOf(priced, shippingCents ?? cents(0)),
  }
}

interface Journey {
  row: CartRow
  needsShipping: boolean
  zone: Zone | null
  grams: number
  goods: Cents
  split: boolean
  settings: CartSettings
}

/** Pickup and ebooks travel free (P-14); a split adds its fee (P-18); null while nothing is known, or nobody ships there. */
function shippingOf({ row, needsShipping, zone, grams, goods, split, settings }: Journey): Cents | null {
  if (!needsShipping || row.shipping_method === 'store') return cents(0)
  if (row.shipping_method !== 'home' || !zone) return null
  const rate = rateOf(zone, grams, goods)
  if (rate === null || rate === 'too_heavy') return null
  return cents(rate + (split && row.shipment === 'split' ? settings.splitFeeCents : 0))
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
    split_fee: splitFeeCents / 100,
    needs_shipping: cart.needsShipping,
    blocked: lines.some((line) => line.notice !== null),
    user: row.owner_id,
  }
}
