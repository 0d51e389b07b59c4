import type { Db } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'
import type { GiftCardRow } from './gift-cards.sql.ts'

/** Whether the shop s of a card and the shop t where it is to pay belong to one company: a card is its issuer's promise, and nobody else's. */
const sameHouse = (db: Db) =>
  db`coalesce(s.settings -> 'issuer' ->> 'taxId', '') = coalesce(t.settings -> 'issuer' ->> 'taxId', '')`

/** Whether a card of one shop pays in another. */
export async function paysIn(db: Db, cardShop: string, shop: string): Promise<boolean> {
  const [row] = await db<{ pays: boolean }[]>`
    select ${sameHouse(db)} as pays from storefront s, storefront t where s.code = ${cardShop} and t.code = ${shop}`
  return row?.pays ?? false
}

/** Whether any card could pay in a shop: its company sells some, or somebody has one with money on it. */
export const cardsPayIn = (db: Db, shop: string) => db<{ pay: boolean }[]>`
  select exists (select from storefront s, storefront t where t.code = ${shop} and ${sameHouse(db)}
    and (cardinality(s.gift_card_amounts) > 0
      or exists (select from gift_card c where c.storefront_code = s.code and c.balance_cents > 0))) as pay`

/** A card that a cart pays with; what the cart's own unpaid order holds of it counts as there. */
export type CartCardRow = Pick<GiftCardRow, 'id' | 'last4' | 'expires_on' | 'balance_cents' | 'issued_at' | 'blocked_at'> & {
  available_cents: Cents
}

/** In the order in which they are used up: what ends first is spent first. */
export const cardsInCart = (db: Db, cartId: string, storefront: string) => db<CartCardRow[]>`
  select c.id, c.last4, c.expires_on, c.balance_cents, c.issued_at, c.blocked_at,
    (c.balance_cents - coalesce((
    select sum(e.amount_cents) from gift_card_entry e join shop_order o on o.id = e.order_id
    where e.gift_card_id = c.id and e.kind = 'spend' and o.cart_id = ${cartId} and o.payment_state = 'pending'), 0))::int as available_cents
  from cart_gift_card x join gift_card c on c.id = x.gift_card_id and c.code_hash = x.code_hash
    join storefront s on s.code = c.storefront_code join storefront t on t.code = ${storefront}
  where ${sameHouse(db)} and x.cart_id = ${cartId} order by c.expires_on, c.id`

/** With the code that was typed: where the card has another since, it pays nothing. */
export const putInCart = (db: Db, cartId: string, card: Pick<GiftCardRow, 'id' | 'code_hash'>) => db`
  insert into cart_gift_card (cart_id, gift_card_id, code_hash) values (${cartId}, ${card.id}, ${card.code_hash})
  on conflict (cart_id, gift_card_id) do update set code_hash = excluded.code_hash`

/** The card leaves every cart. */
export const takeFromCarts = (db: Db, cardId: number) => db`delete from cart_gift_card where gift_card_id = ${cardId}`

/** Cards that the cart of an order still pays with; asked once they are locked, when no code can change any more. */
export async function stillInCartOf(db: Db, orderId: number): Promise<ReadonlySet<number>> {
  const rows = await db<{ gift_card_id: number }[]>`
    select x.gift_card_id from shop_order o join cart_gift_card x on x.cart_id = o.cart_id
      join gift_card c on c.id = x.gift_card_id and c.code_hash = x.code_hash
    where o.id = ${orderId}`
  return new Set(rows.map(({ gift_card_id }) => gift_card_id))
}

export const takeFromCart = (db: Db, cartId: string, last4: string) => db`
  delete from cart_gift_card x using gift_card c where c.id = x.gift_card_id and x.cart_id = ${cartId} and c.last4 = ${last4}`

/** After an order was paid its cart pays with no card any more. */
export const clearCart = (db: Db, cartId: string) => db`delete from cart_gift_card where cart_id = ${cartId}`
