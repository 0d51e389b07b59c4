import type { Pool } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { calendarNow } from '#modules/shipping/shipping.ts'
import { copiesFor } from '#modules/stock/stock.ts'
import { openCart } from './cart.sql.ts'
import type { StorePromise } from './contract.ts'
import { journeyOf } from './journey.ts'
import { cartGround, reckonCart } from './reckon.ts'
import { type Asking, ownerOf } from './show-cart.ts'

/** From when each store could hand a cart over; a store that cannot is left out. @throws NotFound */
export async function storePromises(db: Pool, cartId: string, asking: Asking): Promise<StorePromise[]> {
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
  return calendar.stores.flatMap((store) => {
    const { chosenParcels } = journeyOf({
      zones: ground.zones,
      calendar,
      row: { ...row, shipping_method: 'store', store_code: store.code },
      travelling,
      copies,
      goods: quote.goods,
      splitFeeCents: asking.settings.splitFeeCents,
      now: asking.now,
    })
    return chosenParcels.map(({ promisedOn, readySoon }) => ({
      store_code: store.code,
      promised_on: promisedOn,
      ready_soon: readySoon,
    }))
  })
}
