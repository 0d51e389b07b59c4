import type { Pool } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { cents } from '#kernel/money.ts'
import { calendarNow } from '#modules/buying/shipping/shipping.ts'
import { copiesFor } from '#modules/goods/stock/stock.ts'
import { openCart } from './cart.sql.ts'
import type { HomeGuide, StorePromise } from './contract.ts'
import { homeGuide, journeyOf } from './journey.ts'
import { cartGround, reckonCart } from './reckon.ts'
import { type Asking, ownerOf } from './show-cart.ts'

/** From when each store could hand a cart over, one that cannot being left out, and what a parcel home would be like. @throws NotFound */
export async function deliveryPromises(
  db: Pool,
  cartId: string,
  asking: Asking,
): Promise<{ items: StorePromise[]; home: HomeGuide | null }> {
  const row = await openCart(db, cartId)
  if (!row || row.storefront_code !== asking.storefront) throw new NotFound('cart.unknown')
  if (row.owner_id !== null && row.owner_id !== ownerOf(asking)) throw new NotFound('cart.unknown')
  const ground = await cartGround(db)
  const [{ lines, quote }, copies, calendar] = await Promise.all([
    reckonCart(db, ground, row, asking),
    copiesFor(db, cartId),
    calendarNow(db),
  ])
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
