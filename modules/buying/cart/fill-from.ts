import type { Transactional } from '#kernel/db.ts'
import { cartLineRows, copyLines, openCart } from './cart.sql.ts'
import { createCart } from './cart.ts'
import type { Cart } from './contract.ts'
import { isOwn, ownerOf, type ShowCartInput, showCart, unknown, viewOf } from './show-cart.ts'

/**
 * Shows its owner the cart `from`; anybody else gets its lines beside what lies in the cart they have, or in a new one. Nothing else of it
 * is taken along: neither whose it is, nor where it would go, nor what was written.
 * @throws NotFound when it is closed, empty or of another shop
 */
export async function fillFrom(db: Transactional, from: string, cartId: string, asking: ShowCartInput): Promise<Cart> {
  const source = await openCart(db, from)
  if (!source || source.storefront_code !== asking.storefront) throw unknown()
  if (source.owner_id !== null && source.owner_id === ownerOf(asking)) return viewOf(db, source, asking)
  if ((await cartLineRows(db, from)).length === 0) throw unknown()
  const given = cartId === '' ? undefined : await openCart(db, cartId)
  const target = isOwn(given, asking) ? given.id : (await createCart(db, asking)).pk
  await copyLines(db, from, target)
  return showCart(db, target, asking)
}
