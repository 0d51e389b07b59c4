import { dayOf } from '#kernel/days.ts'
import type { Db, Pool } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import { type CartCardRow, cardsInCart, paysIn, putInCart, takeFromCart } from './in-cart.sql.ts'
import { spendableCard } from './look-up.ts'
import { cardRefusal, sharesOfCards } from './rules.ts'

/** Cards one cart may pay with. */
const most = 4

/** A card that pays for a cart, in cents: what is on it for this cart, and what of it pays. */
export interface CartCard {
  id: number
  last4: string
  available: number
  applied: number
}

/** The cards that a cart may pay with now, those that end first before the others. */
export async function usableCards(db: Db, cartId: string, now: Date): Promise<CartCardRow[]> {
  const today = dayOf(now)
  return (await cardsInCart(db, cartId)).filter((card) => !cardRefusal(card, { today, left: card.available_cents }))
}

/** What each of them pays of a total, one used up after the other. */
export const cardsPaying = (cards: readonly CartCardRow[], totalCents: number): CartCard[] =>
  sharesOfCards(cards, totalCents).map(({ card, cents }) => ({
    id: card.id,
    last4: card.last4 ?? '',
    available: card.available_cents,
    applied: cents,
  }))

/**
 * Lets a cart pay with the card of a code. The same card again changes nothing.
 * @throws Refused 'gift_card.unknown', '…other_house', '…blocked', '…expired', '…empty', '…too_many'; ShopError too_many tries.
 */
export async function addToCart(
  db: Pool,
  cartId: string,
  typed: string,
  { now, address, storefront }: { now: Date; address: string; storefront: string },
): Promise<void> {
  const card = await spendableCard(db, typed, { place: cartId, address, now })
  if (!(await paysIn(db, card.storefront_code, storefront))) throw new Refused('gift_card.other_house')
  await putInCart(db, cartId, card.id)
  const cards = await cardsInCart(db, cartId)
  const own = cards.find((one) => one.id === card.id)
  const wrong = (own?.available_cents ?? 0) <= 0 ? 'gift_card.empty' : cards.length > most ? 'gift_card.too_many' : null
  if (!wrong) return
  await takeFromCart(db, cartId, card.last4 ?? '')
  throw new Refused(wrong)
}

/** Takes a card out of a cart by its last four signs. */
export const removeFromCart = async (db: Db, cartId: string, last4: string): Promise<void> => {
  await takeFromCart(db, cartId, last4)
}
