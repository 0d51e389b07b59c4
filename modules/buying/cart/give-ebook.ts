import { addDays, dayOf, dayWithin } from '#kernel/days.ts'
import type { Pool } from '#kernel/db.ts'
import { type FieldRefusals, InvalidFields, Refused } from '#kernel/errors.ts'
import { isEmail } from '#modules/people/access/email-address.ts'
import { openCart } from './cart.sql.ts'
import { addCopies, saleOf } from './cart.ts'
import type { Cart, GiveEbook } from './contract.ts'
import { liesAs, setEbookGift } from './ebook-gift.sql.ts'
import { afterChange, isOwn, ownCart, ownerOf, type ShowCartInput, unknown } from './show-cart.ts'

/**
 * Lays an ebook into the cart for somebody else, who gets a letter with it on a day (Europe/Madrid) between today and a year ahead; one that
 * lies there as a gift already is for whom it says now. One a title and cart, as of every ebook.
 * @throws InvalidFields naming what is wrong; Refused 'cart.gift_no_ebook', 'cart.gift_beside_own' where it lies there for whoever buys it,
 *   'cart.not_for_sale'; NotFound for an unknown cart.
 */
export async function giveEbook(db: Pool, wanted: Omit<GiveEbook, 'id' | 'token'>, asking: ShowCartInput): Promise<Cart> {
  await ownCart(db, wanted.cart, asking)
  const { cart: cartId, product: productId, recipient_email, giver_name, gift_message, send_on } = wanted
  const today = dayOf(asking.now)
  const sendOn = send_on === '' ? today : dayWithin(send_on, today, addDays(today, 365))
  const wrong: FieldRefusals = {
    ...(isEmail(recipient_email) ? {} : { recipient_email: 'cart.gift_recipient_email' }),
    ...(giver_name ? {} : { giver_name: 'cart.gift_giver_name' }),
    ...(sendOn ? {} : { send_on: 'cart.gift_send_on' }),
  }
  if (Object.keys(wrong).length > 0 || !sendOn) throw new InvalidFields(wrong)
  const { product, most, priceCents } = await saleOf(db, { cartId, productId }, asking.storefront, asking.now)
  if (!product.ebook) throw new Refused('cart.gift_no_ebook')
  await db.begin(async (tx) => {
    if (!isOwn(await openCart(tx, cartId, { lock: true }), asking)) throw unknown()
    if ((await liesAs(tx, cartId, productId)) === 'own') throw new Refused('cart.gift_beside_own')
    await addCopies(tx, { cartId, owner: ownerOf(asking), productId, quantity: 1, most, priceCents })
    await setEbookGift(tx, cartId, productId, { recipient_email, giver_name, message: gift_message, send_on: sendOn })
  })
  return afterChange(db, cartId, asking)
}
