import type { Pool } from '#kernel/db.ts'
import { InvalidFields, Refused } from '#kernel/errors.ts'
import { isSigned } from '#modules/editorial/signings/signings.ts'
import { openCart } from './cart.sql.ts'
import { addCopies, saleOf } from './cart.ts'
import { type Cart, longestDedication, type SignCopy } from './contract.ts'
import { lineChange } from './line-change.ts'
import { afterChange, isOwn, ownCart, ownerOf, type ShowCartInput, unknown } from './show-cart.ts'
import { signCopies } from './signed-copy.sql.ts'

/** Whom it is written for, spaces made one; @throws InvalidFields naming what is wrong with it. */
function dedicationOf(text: string): string {
  const written = text.trim().replaceAll(/ +/g, ' ')
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(written)) throw new InvalidFields({ dedication: 'cart.dedication_signs' })
  if (written.length > longestDedication) throw new InvalidFields({ dedication: 'cart.dedication_long' })
  return written
}

/**
 * Lays copies of a book into the cart that its author signs at an activity, until the last day that the activity has for such orders. At the
 * book's price; beside copies that are not signed, or are dedicated to somebody else, they are lines of their own.
 * @throws InvalidFields for a dedication that is too long or no line of text; Refused 'cart.signing_over' where no copies of it are signed to
 *   order there, 'cart.not_for_sale'; NotFound for an unknown cart.
 */
export async function signCopy(db: Pool, wanted: Omit<SignCopy, 'id' | 'token'>, asking: ShowCartInput): Promise<Cart> {
  const { cart: cartId, product: productId, activity, quantity } = wanted
  const dedication = dedicationOf(wanted.dedication)
  await ownCart(db, cartId, asking)
  const { product, most, priceCents } = await saleOf(db, { cartId, productId }, asking.storefront, asking.now)
  const counted = await db.begin(async (tx) => {
    if (!isOwn(await openCart(tx, cartId, { lock: true }), asking)) throw unknown()
    if (!(await isSigned(tx, asking.storefront, activity, productId))) throw new Refused('cart.signing_over')
    const line = { cartId, owner: ownerOf(asking), productId, quantity, most, priceCents }
    const { before, now } = await addCopies(tx, line)
    if (now > before) await signCopies(tx, { cartId, productId, activity, dedication, quantity: now - before })
    return { before, wanted: before + quantity, quantity: now }
  })
  const cart = await afterChange(db, cartId, asking)
  return { ...cart, line_change: lineChange(product, counted, asking.language) }
}
