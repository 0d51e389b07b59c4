import { type Day, dayOf } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import { cents, sum } from '#kernel/money.ts'
import { cappedLines, wantedCopies } from '#modules/buying/cart/line-rules.ts'
import type { PricingTables } from '#modules/buying/cart/reckon.ts'
import { saveMore } from '#modules/buying/coupons/coupons.ts'
import { senders, shipmentPlans } from '#modules/buying/shipping/plans.ts'
import { zoneOf, zonesOf } from '#modules/buying/shipping/zones.ts'
import { lineTexts } from '#modules/goods/catalogue/line-texts.ts'
import type { Reason } from '#modules/goods/pricing/explanation.ts'
import { beyondCap } from '#modules/goods/stock/caps.ts'
import { takeForLine } from '#modules/goods/stock/order-stock.ts'
import type { StoreStock } from '#modules/goods/stock/take-stock.ts'
import { insertAddedLine } from '#modules/orders/order/orders.ts'
import { afterPayment } from '#modules/orders/order/states.ts'
import { addParcel, agreePromise, insertParcelLines, type ParcelRow } from '#modules/orders/parcels/parcels.ts'
import { linesIn, type WholeOrder } from '#modules/orders/parcels/whole-order.ts'
import { reckonAnew } from '#modules/orders/returns/settle-back.ts'
import type { Added } from './price-added.ts'

interface Adding {
  changeId: number
  added: readonly Added[]
  reasons: readonly Reason[]
  tables: PricingTables
  now: Date
  /** A store that hands all of it over now, from its own shelf; null for what leaves as the order does. */
  here?: string | null
}

export interface LinesAdded {
  /** What they cost, a retailer's surcharge with them. */
  cents: number
  lineIds: number[]
  parcelIds: number[]
  promised: Day | null
}

/**
 * Adds lines to an order: copies taken, lines written, and put into the parcel that leaves next, or into one of their own where they
 * are not at hand. The order, the caps of its products and their stock are locked.
 * @throws Refused 'order.change_short'; Conflict 'order.stock_short'
 */
export async function addLines(tx: Tx, whole: WholeOrder, adding: Adding): Promise<LinesAdded> {
  const { added, reasons } = adding
  if (added.length === 0) return { cents: 0, lineIds: [], parcelIds: [], promised: null }
  await requireRoom(tx, added)
  const written = []
  for (const piece of added) written.push(await addLine(tx, whole, piece, adding))
  const groups = [written.filter(({ piece }) => !piece.delayed), written.filter(({ piece }) => piece.delayed)]
  const parcels = []
  for (const group of groups.filter((lines) => lines.length > 0)) parcels.push(await intoParcel(tx, whole, group, adding))
  const all = (part: 'gross' | 'promotion' | 'coupon' | 'paid') => sum(added.map(({ price }) => price[part]))
  const surchargeCents = await reckonAnew(tx, whole.order.id, {
    goods_cents: all('gross'),
    promotion_cents: all('promotion'),
    coupon_cents: all('coupon'),
    reasons: [...reasons],
  })
  if (all('coupon') > 0) await saveMore(tx, whole.order.id, all('coupon'))
  return {
    cents: all('paid') + surchargeCents - whole.order.surcharge_cents,
    lineIds: written.map(({ id }) => id),
    parcelIds: parcels.map(({ id }) => id),
    promised:
      parcels
        .map(({ promised }) => promised)
        .toSorted((a, b) => (a === null ? 1 : b === null ? -1 : a < b ? -1 : 1))
        .at(-1) ?? null,
  }
}

const forCart = ({ row, product, quantity, delayed }: Added) => ({ row: { ...row, quantity }, product, delayed })

async function requireRoom(tx: Tx, added: readonly Added[]): Promise<void> {
  const beyond = await beyondCap(tx, cappedLines(added.map(forCart)))
  const title = added.find(({ productId }) => productId === beyond?.productId)?.product.title ?? ''
  if (beyond) throw new Refused('order.change_short', { title })
}

interface Written {
  id: number
  piece: Added
  taken: StoreStock[]
}

async function addLine(tx: Tx, { order }: WholeOrder, piece: Added, { changeId, tables, now, here }: Adding): Promise<Written> {
  const { price, product, row, quantity, delayed } = piece
  const texts = (await lineTexts(tx, [piece.productId], order.language)).get(piece.productId)
  const launch = product.availability.launch as Day | null
  const id = await insertAddedLine(
    tx,
    { orderId: order.id, changeId, fulfilment: here ? 'preparing' : afterPayment({ launch, today: dayOf(now) }) },
    {
      product_id: piece.productId,
      kind: product.model_type,
      title: texts?.title ?? product.title,
      author: texts?.author ?? null,
      sku: product.sku,
      ean: product.ean,
      quantity,
      list_unit_cents: price.listUnit,
      unit_cents: price.unit,
      line_cents: price.gross,
      promotion_cents: price.promotion,
      coupon_cents: price.coupon,
      bonus_cents: cents(0),
      vat_class: row.vat_class,
      vat_percent: price.vatPercent,
      surcharge_percent: price.surchargePercent,
      ebook: false,
      is_delayed: delayed,
      // Asked for now, whenever it leaves.
      charged_later: false,
      promised_days: delayed ? product.availability.days : null,
      launch_on: launch,
    },
  )
  const preference = { storeCode: here ?? storeOf(order), sends: senders(tables.calendar) }
  const taken = []
  for (const { held: _held, ...needed } of wantedCopies([forCart(piece)]))
    taken.push(...(await takeForLine(tx, { ...needed, lineId: id, preference, only: here ?? null })))
  return { id, piece, taken }
}

const storeOf = (order: WholeOrder['order']) => (order.shipping_method === 'store' ? order.store_code : null)

/** The parcel that leaves next takes what is at hand; everything else gets one of its own. */
async function intoParcel(tx: Tx, whole: WholeOrder, written: readonly Written[], adding: Adding) {
  const { order, parcels } = whole
  const { here } = adding
  const kind = here || order.shipping_method === 'store' ? 'pickup' : 'shipment'
  const promised = here ? null : promiseOf(order, written, adding)
  const isOpen = (parcel: ParcelRow) =>
    parcel.kind === kind &&
    parcel.state === 'planned' &&
    (order.terms !== 'prepaid' || parcel.charge === 'now') &&
    linesIn(whole, parcel.id).length > 0
  const open = here || written.some(({ piece }) => piece.delayed) ? undefined : parcels.find(isOpen)
  const id =
    open?.id ??
    (await addParcel(tx, order.id, {
      kind,
      storeCode: here ?? storeOf(order),
      promisedOn: promised,
      charge: 'now',
      shippingCents: 0,
    }))
  await insertParcelLines(
    tx,
    written.map((line) => ({ parcel_id: id, order_line_id: line.id, quantity: line.piece.quantity })),
  )
  if (!open) return { id, promised }
  const later = open.promised_on === null || promised === null ? null : promised > open.promised_on ? promised : open.promised_on
  if (later !== open.promised_on) await agreePromise(tx, id, later)
  return { id, promised: later }
}

/** By when its customer has it, by the shop's own plan; null when nobody can promise a day. */
function promiseOf(order: WholeOrder['order'], written: readonly Written[], { tables, now }: Adding): Day | null {
  const to = order.shipping_method === 'pickup_point' ? order.pickup_point : order.delivery_address
  const plans = shipmentPlans({
    now,
    method: order.shipping_method ?? 'home',
    lines: written.map(({ piece: { productId, quantity, delayed, product }, taken }) => ({
      productId,
      quantity,
      delayed,
      grams: 0,
      atHand: taken,
      leadDays: product.availability.days,
      launchOn: product.availability.launch as Day | null,
    })),
    zone: to ? zoneOf(zonesOf(tables.zones, order.storefront_code), to) : null,
    storeCode: order.store_code,
    goods: cents(0),
    calendar: tables.calendar,
    splitFeeCents: 0,
  })
  return plans.ok ? (plans.plans[0]?.promisedOn ?? null) : null
}
