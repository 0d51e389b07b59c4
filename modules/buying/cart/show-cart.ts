import type { Transactional } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { type CartRow, dropCoupon, forgetDropped, openCart } from './cart.sql.ts'
import type { Cart } from './contract.ts'
import { cartOwner } from './owner.ts'
import { type PricedCart, type PricingContext, type PricingTables, readPricingTables, reckonCart } from './reckon.ts'
import { cartView } from './view.ts'

/** Who asks, in which language, for which shop and when. */
export interface ShowCartInput extends PricingContext {
  language: Language
}

/** A cart that is not there for whoever asks. */
export const unknown = () => new NotFound('cart.unknown')
export const ownerOf = (asking: ShowCartInput) => (asking.caller ? cartOwner(asking.caller) : null)

/** The cart as it stands, reckoned anew. @throws NotFound when it is unknown, closed or another's (I-19, K-36). */
export async function showCart(db: Transactional, cartId: string, asking: ShowCartInput): Promise<Cart> {
  return viewOf(db, await ownCart(db, cartId, asking), asking)
}

/** @throws NotFound when it is unknown, closed, another's or of another shop. */
export async function ownCart(db: Transactional, cartId: string, asking: ShowCartInput): Promise<CartRow> {
  const row = await openCart(db, cartId)
  if (!isOwn(row, asking)) throw unknown()
  return row
}

/** Whether a cart is there for whoever asks. */
export const isOwn = (row: CartRow | undefined, asking: ShowCartInput): row is CartRow =>
  row?.storefront_code === asking.storefront && (row.owner_id === null || row.owner_id === ownerOf(asking))

/** Reckons a cart and shows it. `changed`: something was changed just now; `isNew`: nothing can be in it yet; `takesCards`: where it is known whether its shop takes gift cards. */
export async function viewOf(
  db: Transactional,
  row: CartRow,
  asking: ShowCartInput,
  { changed = false, isNew = false, takesCards }: { changed?: boolean; isNew?: boolean; takesCards?: boolean | undefined } = {},
): Promise<Cart> {
  const tables = await readPricingTables(db)
  const known = takesCards === undefined ? { pool: db } : {}
  const reckoned = await reckonCart(db, tables, row, asking, isNew ? [] : undefined, { isNew, ...known })
  return viewOfReckoned(db, tables, { ...reckoned, takesCards: takesCards ?? reckoned.takesCards }, asking, { changed })
}

/** Shows a cart that was reckoned with the pool, so that it says whether its shop takes gift cards; a coupon that no longer fits is taken off it, and the answer says why until the cart changes again (K-28). */
export async function viewOfReckoned(
  db: Transactional,
  tables: PricingTables,
  cart: PricedCart,
  asking: ShowCartInput,
  { changed }: { changed: boolean },
): Promise<Cart> {
  const { row } = cart
  const dropped = cart.couponNotice ?? (changed ? null : row.coupon_dropped)
  if (cart.couponNotice && row.coupon_code !== null) await dropCoupon(db, row.id, row.coupon_code, cart.couponNotice)
  else if (row.coupon_dropped && changed) await forgetDropped(db, row.id)
  return cartView(db, tables, { ...cart, dropped }, asking)
}

/** The cart as a change has left it. @throws NotFound */
export const afterChange = async (db: Transactional, cartId: string, asking: ShowCartInput): Promise<Cart> =>
  viewOf(db, await ownCart(db, cartId, asking), asking, { changed: true })
