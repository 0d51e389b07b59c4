import { dayOf } from '#kernel/days.ts'
import type { Transactional } from '#kernel/db.ts'
import { InvalidFields, NotFound } from '#kernel/errors.ts'
import { fewLeft } from '#kernel/facts.ts'
import { cents, toEuros } from '#kernel/money.ts'
import { shippingMessages } from '#modules/buying/shipping/messages.ts'
import { completed } from '#modules/buying/shipping/places.ts'
import { takenUpUntil } from '#modules/buying/shipping/plans.ts'
import { isPostcode } from '#modules/buying/shipping/zones.ts'
import type { StoreStock } from '#modules/goods/stock/take-stock.ts'
import { storesMessages } from '#modules/goods/stores/messages.ts'
import { allStores } from '#modules/goods/stores/stores.ts'
import { copiesOf, saleRows } from './cart.sql.ts'
import type { Arrival } from './contract.ts'
import { homeGuide, quoteDelivery } from './delivery-quote.ts'
import { nobodysCart } from './nobodys.ts'
import { type PricedCart, type PricingTables, readPricingTables, reckonCart } from './reckon.ts'
import type { ShowCartInput } from './show-cart.ts'

interface Asked {
  postcode?: string | undefined
  store_code?: string | undefined
}

/**
 * When one copy of a product, ordered now, is at a Spanish postcode or can be collected from a store, and what that costs: reckoned as a
 * basket that holds nothing else, so that no page promises what the checkout does not. Give it the pool.
 * @throws NotFound 'catalogue.unknown_product'; InvalidFields 'shipping.postcode'
 */
export async function arrivalOf(
  db: Transactional,
  productId: number,
  { postcode, store_code }: Asked,
  asking: ShowCartInput,
): Promise<Arrival> {
  const { storefront, language } = asking
  if (postcode !== undefined && !isPostcode('ES', postcode)) throw new InvalidFields({ postcode: 'shipping.postcode' })
  const [tables, [sale], copies, stores] = await Promise.all([
    readPricingTables(db),
    saleRows(db, [productId]),
    copiesOf(db, productId),
    store_code === undefined ? [] : allStores(db),
  ])
  if (!sale?.active || sale.storefront_code !== storefront) throw new NotFound('catalogue.unknown_product')
  const line = { ...sale, id: sale.product_id, quantity: 1, seen_price_cents: sale.price_cents ?? 0 }
  const cart = await reckonCart(db, tables, nobodysCart(storefront, postcode ?? null), asking, [line], { isNew: true })
  const [priced] = cart.lines
  const found = stores.find(({ code }) => code === store_code)
  const travels = priced !== undefined && priced.notice !== 'unavailable' && !priced.product.ebook && sale.price_cents !== null
  if (!travels) return { home: null, store: null, order_by: null }
  const travel = travelOf(cart, tables, copies, asking)
  const home = postcode === undefined ? null : homeOf(travel, cart, postcode, asking)
  const dated = priced.delayed && priced.product.availability.launch !== null
  return {
    home,
    store: found ? { name: found.name, level: levelAt(copies, found.code), ...storeOf(travel, found.code, language) } : null,
    order_by: home?.promised_on && !dated ? orderBy(asking.now, tables) : null,
  }
}

const travelOf = (
  { row, lines, quote }: PricedCart,
  { zones, calendar }: PricingTables,
  copies: readonly StoreStock[],
  { settings, now }: ShowCartInput,
) => ({
  row,
  travelling: lines,
  copies,
  zones,
  calendar,
  goods: cents(quote.goods - quote.promotion - quote.coupon),
  splitFeeCents: settings.splitFeeCents,
  now,
})
type Travel = ReturnType<typeof travelOf>

function homeOf(travel: Travel, { freeing }: PricedCart, postcode: string, { language }: ShowCartInput): Arrival['home'] {
  const { city, region } = completed({ country: 'ES', postcode, city: '', region: '' })
  const said = { postcode, place: city || region || null }
  const guide = homeGuide({ ...travel, ...freeing, copiesKnown: true })
  if (guide) {
    const { cost, missing, promised_on } = guide
    const free_from = missing === null ? null : toEuros(cents(travel.goods + Math.round(missing * 100)))
    return { ...said, cost, free_from, promised_on, why_not: null }
  }
  const { shippingRefusal } = quoteDelivery(travel)
  const refusal = shippingRefusal === null || shippingRefusal === 'stores.unavailable' ? 'shipping.not_there' : shippingRefusal
  return { ...said, cost: null, free_from: null, promised_on: null, why_not: shippingMessages[language][refusal] }
}

function levelAt(copies: readonly StoreStock[], code: string): NonNullable<Arrival['store']>['level'] {
  const there = copies.find(({ storeCode }) => storeCode === code)?.quantity ?? 0
  return there === 0 ? 'none' : there <= fewLeft ? 'few' : 'several'
}

function storeOf(travel: Travel, code: string, language: ShowCartInput['language']) {
  const quoted = quoteDelivery({ ...travel, row: { ...travel.row, shipping_method: 'store', store_code: code } })
  const [parcel] = quoted.chosenParcels
  return {
    store_code: code,
    promised_on: parcel?.promisedOn ?? null,
    ready_soon: parcel?.readySoon ?? false,
    why_not: parcel ? null : storesMessages[language]['stores.unavailable'],
  }
}

function orderBy(now: Date, { calendar }: PricingTables): NonNullable<Arrival['order_by']> {
  const { day, time } = takenUpUntil(now, calendar.holidays)
  return { day, time, today: day === dayOf(now) }
}
