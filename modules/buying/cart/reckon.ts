import { dayOf } from '#kernel/days.ts'
import type { Db, Transactional } from '#kernel/db.ts'
import type { Localized } from '#kernel/language.ts'
import { type Cents, cents, sum } from '#kernel/money.ts'
import { type Answers, type Questions, readAtOnce } from '#kernel/read-at-once.ts'
import { askedOfTaking, type CartCard, cardsInCart, cardsPaying, usableCards } from '#modules/buying/gift-cards/in-cart.ts'
import type { TriedWith } from '#modules/buying/loyalty/promotions.ts'
import { type ShopCalendar, senders } from '#modules/buying/shipping/plans.ts'
import { calendarNow, shippingZones, shopCalendar } from '#modules/buying/shipping/shipping.ts'
import type { Zone } from '#modules/buying/shipping/zones.ts'
import { type CategoryTree, categoryTree } from '#modules/goods/catalogue/category-tree.ts'
import { pricingRules } from '#modules/goods/pricing/pricing-rules.ts'
import { type Quote, type QuotedParcel, type QuoteLine, quoteOf } from '#modules/goods/pricing/quote.ts'
import type { CouponRule } from '#modules/goods/pricing/rules.ts'
import type { PricingRules } from '#modules/goods/pricing/tax-rules.ts'
import type { Preference } from '#modules/goods/stock/take-stock.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import { type CartLineRow, type CartRow, cartLineRows, copiesFor, productsInCart } from './cart.sql.ts'
import type { CartLine, HomeGuide } from './contract.ts'
import { advantagesOf, type CustomerAdvantages, promotionsAsked, standingAlone } from './customer-advantages.ts'
import { type DeliveryQuote, homeGuide, quoteDelivery, withPromisedCost } from './delivery-quote.ts'
import { type Bought, type Freed, type Freeing, freedBy, withoutCost } from './free-delivery.ts'
import { isDelayed, noticeOf } from './line-rules.ts'
import { type PromisedPrice, quoted, type SoldProduct, soldProduct } from './sale.ts'

export interface CartSettings {
  /** Null: one more tariff of the zone (P-19). */
  splitFeeCents: number | null
}

/** What a quote has promised: its own prices and its own delivery, and no advantage beside them. */
export interface Promised {
  prices: ReadonlyMap<number, PromisedPrice>
  /** Null: what the shop charges. */
  shippingCents: Cents | null
}

/** Who asks, for which shop and when. */
export interface PricingContext {
  caller: Caller | null
  storefront: string
  settings: CartSettings
  now: Date
  promised?: Promised
  /** Of a basket that nobody has. */
  trial?: TriedWith
}

export interface PricedLine {
  row: CartLineRow
  product: SoldProduct
  notice: CartLine['notice']
  delayed: boolean
  /** Null for what can no longer be had: it costs nothing. */
  price: QuoteLine | null
}

/** Why a coupon that was entered does not count; `details` fill the sentence of modules/buying/coupons/messages.ts. */
export interface CouponNotice {
  reason:
    | Extract<NonNullable<CustomerAdvantages['coupon']>, { ok: false }>['reason']
    | NonNullable<Quote['couponMisfit']>['reason']
  details: Record<string, number>
}

/** A cart with everything its rules need: what it holds, what it costs and where it would travel. */
export interface PricedCart extends DeliveryQuote {
  row: CartRow
  lines: PricedLine[]
  needsShipping: boolean
  guide: HomeGuide | null
  /** What could make its delivery free. */
  freeing: Freeing
  /** From which stores its copies are best taken. */
  preference: Preference
  quote: Quote
  coupon: { rule: CouponRule; title: Localized } | null
  couponNotice: CouponNotice | null
  /** Points the customer has, and how many of them could pay here; null without a card. */
  points: { available: Cents; usable: Cents } | null
  /** Gift cards that pay of the total, which stays what it is. */
  giftCards: CartCard[]
  /** Whether its shop takes gift cards; false where nobody asked. */
  takesCards: boolean
}

/** What all carts share: an operation reads it before it begins, never between its statements, where it could wait for itself. */
export interface PricingTables {
  tree: CategoryTree
  zones: readonly Zone[]
  calendar: ShopCalendar
  rules: PricingRules
}

export async function readPricingTables(db: Transactional): Promise<PricingTables> {
  const [tree, zones, calendar, rules] = await Promise.all([
    categoryTree(db),
    shippingZones(db),
    shopCalendar(db),
    pricingRules(db),
  ])
  return { tree, zones, calendar, rules }
}

/** A line's product as it is sold now, and what its visitor has to be told of it. */
export function judgedLine(line: CartLineRow, { purpose }: Pick<CartRow, 'purpose'>, now: Date) {
  const product = soldProduct(line, dayOf(now))
  const seen = { quantity: line.quantity, seenPriceCents: line.seen_price_cents }
  const notice = noticeOf(seen, product, line.price_cents, purpose)
  const over = line.signed?.some((copies) => !copies.open) ?? false
  return { product, notice: over && notice !== 'unavailable' ? ('signing_over' as const) : notice }
}

/**
 * Gathers and reckons a cart from the shop's own prices (K-32); coupon and bonus are judged anew each time (K-28). What is in it is one
 * statement, so that lines, copies and what is taken off are of one moment. `known`: its lines, where the caller knows them; `isNew`: no gift
 * card can be in it yet; `pool`: where it is to be told too whether the shop takes gift cards; `beside`: what the caller asks in the same statement.
 */
export async function reckonCart<Beside extends Questions = Record<never, never>>(
  db: Db,
  tables: PricingTables,
  row: CartRow,
  context: PricingContext,
  known?: readonly CartLineRow[],
  { isNew = false, pool, beside }: { isNew?: boolean; pool?: Db; beside?: Beside } = {},
): Promise<PricedCart & { beside: Answers<Beside> }> {
  const { settings, now, promised } = context
  const taking = pool && askedOfTaking(pool, row.storefront_code)
  const ids = known?.map((line) => line.product_id)
  const [read, calendar] = await Promise.all([
    readAtOnce(db, {
      lines: known ? null : cartLineRows(db, row.id),
      copies: row.shipping_method ? copiesFor(db, row.id) : null,
      cards: isNew ? null : cardsInCart(db, row.id, row.storefront_code),
      holding: promised || ids?.length === 0 ? null : promotionsAsked(db, context, ids ?? productsInCart(db, row.id)),
      taking: taking?.asked?.(db) ?? null,
      ...beside,
    }),
    row.shipping_method === 'store' ? calendarNow(db) : tables.calendar,
  ])
  const { copies } = read
  const lineRows = known ?? read.lines
  const giftCards = usableCards(read.cards, now)
  const day = dayOf(now)
  const lines = lineRows.map((line) => {
    const { product, notice } = judgedLine(line, row, now)
    return { row: line, product, notice, delayed: isDelayed(line, product) }
  })
  const sold = lines.filter((line) => line.notice !== 'unavailable')
  const travelling = sold.filter((line) => !line.product.ebook)
  const productIds = lineRows.map((line) => line.product_id)
  const { standing, promotions, agreed, coupon, points } = await (promised
    ? standingAlone(db, context)
    : advantagesOf(db, context, row, productIds, read.holding))
  const asked = Math.min(row.bonus_cents, points ?? 0)
  const together = [{ products: travelling.map((line) => line.row.product_id), shipping: cents(0) }]
  const quoteWith = (parcels: readonly QuotedParcel[], bonus = asked, freed: Freed | null = null): Quote =>
    quoteOf(
      sold.map((line) => quoted(line.row, cents(line.row.price_cents ?? 0), promised?.prices.get(line.row.product_id))),
      tables.rules,
      {
        day,
        destination: destinationOf(row),
        standing,
        store: row.shipping_method === 'store' ? row.store_code : null,
        promotions: promotions.off,
        agreed,
        coupon: coupon?.ok ? coupon.rule : null,
        bonusRequested: cents(bonus),
        shipping: sum(parcels.map((parcel) => parcel.shipping)),
        parcels,
        freed: freed && { name: freed.rule.name, amount: freed.amount },
      },
    )
  const goods = quoteWith(together)
  const toTravel = {
    row,
    travelling,
    copies,
    zones: tables.zones,
    calendar,
    // Free shipping is judged by what the goods cost after discounts; points are a way to pay them.
    goods: cents(goods.goods - goods.promotion - goods.coupon),
    splitFeeCents: settings.splitFeeCents,
    now,
  }
  const charged = withPromisedCost(quoteDelivery(toTravel), promised?.shippingCents ?? null)
  const bought: Bought = { quote: goods, kindOf: new Map(sold.map(({ row: line }) => [line.product_id, line.kind])) }
  const freeing = { freeing: promotions.delivery, bought }
  const freed = freedBy(charged, freeing)
  const delivery = freed ? withoutCost(charged, freed) : charged
  // Files go by themselves; each parcel carries its own shipping, as its invoice will.
  const parcels = delivery.chosenParcels.map(({ productIds, shippingCents }) => ({
    products: productIds,
    shipping: shippingCents ?? cents(0),
  }))
  const quote = delivery.shippingCents || freed || parcels.length > 1 ? quoteWith(parcels, asked, freed) : goods
  const prices = new Map(quote.lines.map((line) => [line.product, line]))
  const misfit = quote.couponMisfit
  return {
    row,
    lines: lines.map((line) => ({ ...line, price: prices.get(line.row.product_id) ?? null })),
    needsShipping: travelling.length > 0,
    guide: homeGuide({ ...toTravel, copiesKnown: false, ...freeing }),
    freeing,
    ...delivery,
    preference: { storeCode: row.shipping_method === 'store' ? row.store_code : null, sends: senders(calendar) },
    quote,
    coupon: coupon?.ok && !misfit ? { rule: coupon.rule, title: coupon.title } : null,
    couponNotice: misfit
      ? { reason: misfit.reason, details: { missing_cents: misfit.missing } }
      : coupon && !coupon.ok
        ? { reason: coupon.reason, details: {} }
        : null,
    giftCards: cardsPaying(giftCards, quote.total),
    takesCards: taking?.told(read.taking) ?? false,
    beside: read as unknown as Answers<Beside>,
    points:
      points === null ? null : { available: points, usable: quoteWith(parcels.length > 0 ? parcels : together, points).bonus },
  }
}

const destinationOf = (row: CartRow) =>
  row.shipping_method === 'home' ? row.delivery_address : row.shipping_method === 'pickup_point' ? row.pickup_point : null
