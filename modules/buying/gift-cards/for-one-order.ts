import type { Transactional, Tx } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import { type Cents, cents } from '#kernel/money.ts'
import { paysIn } from './in-cart.sql.ts'
import { spendableCard, type TryingCode } from './look-up.ts'
import { spendCards } from './spend.ts'

/** A card whose code was typed for one order, and what is on it. */
export interface TypedCard {
  id: number
  balance: Cents
}

/** The card that is to pay an order of this shop. @throws Refused with the reason why it pays nothing; ShopError too_many. */
export async function typedCard(db: Transactional, code: string, storefront: string, trying: TryingCode): Promise<TypedCard> {
  const card = await spendableCard(db, code, trying)
  if (!(await paysIn(db, card.storefront_code, storefront))) throw new Refused('gift_card.other_house')
  return { id: card.id, balance: cents(card.balance_cents) }
}

/** Takes what an order pays with the card off it, in the order's own transaction. @throws Refused 'gift_card.moved' and as cards do */
export const spendTypedCard = (tx: Tx, order: { id: number; gift_card_cents: number }, card: TypedCard, now: Date) =>
  spendCards(tx, { orderId: order.id, parts: [{ cardId: card.id, cents: order.gift_card_cents }], now, typed: true })
