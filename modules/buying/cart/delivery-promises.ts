import type { Transactional } from '#kernel/db.ts'
import { cents } from '#kernel/money.ts'
import { calendarNow } from '#modules/buying/shipping/shipping.ts'
import { copiesFor } from './cart.sql.ts'
import type { DeliveryPromises } from './contract.ts'
import { homeGuide, quoteDelivery } from './delivery-quote.ts'
import { type PricedCart, type PricingTables, readPricingTables, reckonCart } from './reckon.ts'
import { ownCart, type ShowCartInput } from './show-cart.ts'

/** From when each store could hand a cart over, one that cannot being left out, and what a parcel home would be like. @throws NotFound */
export async function deliveryPromises(db: Transactional, cartId: string, asking: ShowCartInput): Promise<DeliveryPromises> {
  const row = await ownCart(db, cartId, asking)
  const tables = await readPricingTables(db)
  return promisesOf(db, tables, await reckonCart(db, tables, row, asking), asking)
}

/** The same of a cart that is reckoned already. */
export async function promisesOf(
  db: Transactional,
  tables: PricingTables,
  { row, lines, quote, freeing }: PricedCart,
  asking: ShowCartInput,
): Promise<DeliveryPromises> {
  const [copies, calendar] = await Promise.all([copiesFor(db, row.id), calendarNow(db)])
  const travelling = lines.filter((line) => line.notice !== 'unavailable' && !line.product.ebook)
  const travel = {
    row,
    travelling,
    copies,
    zones: tables.zones,
    calendar,
    goods: cents(quote.goods - quote.promotion - quote.coupon),
    splitFeeCents: asking.settings.splitFeeCents,
    now: asking.now,
  }
  const items = calendar.stores.flatMap((store) => {
    const atStore = { ...row, shipping_method: 'store' as const, store_code: store.code }
    return quoteDelivery({ ...travel, row: atStore }).chosenParcels.map(({ promisedOn, readySoon }) => ({
      store_code: store.code,
      promised_on: promisedOn,
      ready_soon: readySoon,
    }))
  })
  return { items, home: homeGuide({ ...travel, ...freeing, copiesKnown: true }) }
}
