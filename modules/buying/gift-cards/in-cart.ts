import { dayOf } from '#kernel/days.ts'
import type { Db, Transactional, Tx } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import type { Told } from '#kernel/read-at-once.ts'
import type { GiftCardRow } from './gift-cards.sql.ts'
import { type CartCardRow, cardsInCart, cardsPayIn, paysIn, putInCart, takeFromCart } from './in-cart.sql.ts'
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

export { cardsInCart }

const ttlMs = 10_000
const takers = new WeakMap<object, Map<string, number>>()

/**
 * Whether a shop's carts have a use for gift cards at all; where none could pay, nobody is asked for one. Every cart asks: a shop that takes
 * them is known for ten seconds, one that does not is asked for again, so that its first card can be used at once. Give it the pool. `asked` is
 * for a statement that asks more (kernel/read-at-once.ts), null where it is known; `told` makes the answer of its rows.
 */
export function askedOfTaking(pool: Db, storefront: string, now = Date.now()) {
  const known = takers.get(pool) ?? new Map<string, number>()
  takers.set(pool, known)
  const isKnown = (known.get(storefront) ?? 0) > now
  return {
    asked: isKnown ? null : (db: Db) => cardsPayIn(db, storefront),
    told([row]: readonly { pay: boolean }[]): boolean {
      if (isKnown) return true
      if (row?.pay) known.set(storefront, now + ttlMs)
      else known.delete(storefront)
      return row?.pay ?? false
    },
  }
}

/** The cards of a cart that it may pay with now, in their order. */
export function usableCards<Card extends Told<CartCardRow> | CartCardRow>(cards: readonly Card[], now: Date): Card[] {
  const today = dayOf(now)
  return cards.filter((card) => !cardRefusal(card, { today, left: card.available_cents }))
}

/** What each of them pays of a total, one used up after the other. */
export const cardsPaying = (cards: readonly (Told<CartCardRow> | CartCardRow)[], totalCents: number): CartCard[] =>
  sharesOfCards(cards, totalCents).map(({ card, cents }) => ({
    id: card.id,
    last4: card.last4 ?? '',
    available: card.available_cents,
    applied: cents,
  }))

/**
 * The card of a code, where the cart's shop takes it. Changes nothing but the count of tries, which stands whatever becomes of the rest.
 * @throws Refused 'gift_card.unknown', '…other_house', '…blocked', '…expired', '…empty'; ShopError too_many tries.
 */
export async function cardForCart(
  db: Transactional,
  cartId: string,
  typed: string,
  { now, address, storefront }: { now: Date; address: string; storefront: string },
): Promise<GiftCardRow> {
  const card = await spendableCard(db, typed, { place: cartId, address, now })
  if (!(await paysIn(db, card.storefront_code, storefront))) throw new Refused('gift_card.other_house')
  return card
}

/**
 * Lets a cart pay with a card; the same card again changes nothing. Inside the transaction that changes the cart, so that a card stays
 * out of it where anything else of the change is refused.
 * @returns the cards it may pay with now
 * @throws Refused 'gift_card.empty', '…too_many'
 */
export async function addToCart(
  tx: Tx,
  cart: { id: string; storefront: string },
  card: GiftCardRow,
  now: Date,
): Promise<CartCardRow[]> {
  await putInCart(tx, cart.id, card)
  const cards = await cardsInCart(tx, cart.id, cart.storefront)
  const own = cards.find((cartCard) => cartCard.id === card.id)
  if ((own?.available_cents ?? 0) <= 0) throw new Refused('gift_card.empty')
  if (cards.length > most) throw new Refused('gift_card.too_many')
  return usableCards(cards, now)
}

/** Takes a card out of a cart by its last four signs. */
export const removeFromCart = async (db: Db, cartId: string, last4: string): Promise<void> => {
  await takeFromCart(db, cartId, last4)
}
