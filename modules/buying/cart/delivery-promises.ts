import type { Transactional } from '#kernel/db.ts'
import { cents } from '#kernel/money.ts'
import { calendarNow } from '#modules/buying/shipping/shipping.ts'
import { copiesFor } from './cart.sql.ts'
import type { DeliveryPromises } from './contract.ts'
import { homeGuide, journeyOf } from './journey.ts'
import { type CartGround, cartGround, type ReckonedCart, reckonCart } from './reckon.ts'
import { type Asking, ownCart } from './show-cart.ts'

/** From when each store could hand a cart over, one that cannot being left out, and what a parcel home would be like. @throws NotFound */
export async function deliveryPromises(db: Transactional, cartId: string, asking: Asking): Promise<DeliveryPromises> {
  const row = await ownCart(db, cartId, asking)
  const ground = await cartGround(db)
  return promisesOf(db, ground, await reckonCart(db, ground, row, asking), asking)
}

/** The same of a cart that is reckoned already. */
export async function promisesOf(
  db: Transactional,
  ground: CartGround,
  { row, lines, quote }: ReckonedCart,
  asking: Asking,
): Promise<DeliveryPromises> {
  const [copies, calendar] = await Promise.all([copiesFor(db, row.id), calendarNow(db)])
  const travelling = lines.filter((line) => line.notice !== 'unavailable' && !line.product.ebook)
  const travel = {
    row,
    travelling,
    copies,
    zones: ground.zones,
    calendar,
    goods: cents(quote.goods - quote.promotion - quote.coupon),
    splitFeeCents: asking.settings.splitFeeCents,
    now: asking.now,
  }
  const items = calendar.stores.flatMap((store) => {
    const atStore = { ...row, shipping_method: 'store' as const, store_code: store.code }
    return journeyOf({ ...travel, row: atStore }).chosenParcels.map(({ promisedOn, readySoon }) => ({
      store_code: store.code,
      promised_on: promisedOn,
      ready_soon: readySoon,
    }))
  })
  return { items, home: homeGuide({ ...travel, copiesKnown: true }) }
}
