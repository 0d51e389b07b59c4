import type { Day } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'

export interface GivenEbook {
  recipient_email: string
  giver_name: string
  message: string
  send_on: Day
}

/** Whether an ebook lies in a cart, and for whom: 'gift' for somebody else, 'own' for whoever buys it; null where it does not. */
export async function liesAs(db: Db, cartId: string, productId: number): Promise<'gift' | 'own' | null> {
  const [row] = await db<{ gift: boolean }[]>`
    select g.cart_id is not null as gift from cart_line l
    left join cart_ebook_gift g on g.cart_id = l.cart_id and g.product_id = l.product_id
    where l.cart_id = ${cartId} and l.product_id = ${productId}`
  return row ? (row.gift ? 'gift' : 'own') : null
}

/** Says whom the ebook of a line is for, in place of whom it was for. */
export const setEbookGift = (tx: Tx, cartId: string, productId: number, gift: GivenEbook) => tx`
  insert into cart_ebook_gift ${tx({ cart_id: cartId, product_id: productId, ...gift })}
  on conflict (cart_id, product_id) do update set recipient_email = excluded.recipient_email, giver_name = excluded.giver_name,
    message = excluded.message, send_on = excluded.send_on`

/** A cart that joins another takes along whom its ebooks are for; what its visitor wrote last counts. */
export const moveEbookGifts = (tx: Tx, from: string, to: string) => tx`
  insert into cart_ebook_gift (cart_id, product_id, recipient_email, giver_name, message, send_on)
  select ${to}, product_id, recipient_email, giver_name, message, send_on from cart_ebook_gift where cart_id = ${from}
  on conflict (cart_id, product_id) do update set recipient_email = excluded.recipient_email, giver_name = excluded.giver_name,
    message = excluded.message, send_on = excluded.send_on`

/** What a guest gives goes with what else says who they are: names and addresses of two people stand there. */
export const forgetGuestsGifts = (db: Db, cartId: string, storefront: string) => db`
  delete from cart_line l using cart c, cart_ebook_gift g
  where c.id = ${cartId} and c.storefront_code = ${storefront} and c.owner_kind = 'guest' and l.cart_id = c.id
    and g.cart_id = l.cart_id and g.product_id = l.product_id`

/** The same in every open cart of an account. */
export const forgetOwnersGifts = (db: Db, owner: string) => db`
  delete from cart_line l using cart c, cart_ebook_gift g
  where c.owner_id = ${owner} and c.closed_at is null and l.cart_id = c.id and g.cart_id = l.cart_id and g.product_id = l.product_id`
