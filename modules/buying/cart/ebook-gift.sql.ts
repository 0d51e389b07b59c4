import type { Day } from '#kernel/days.ts'
import type { Db, Part, Tx } from '#kernel/db.ts'

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

/** Takes out of carts what names people: ebooks for somebody else, and copies with a dedication. */
const forgetNamed = (db: Db, carts: Part) => db`
  with c as (${carts}),
  gifts as (
    delete from cart_line l using c, cart_ebook_gift g where l.cart_id = c.id and g.cart_id = l.cart_id and g.product_id = l.product_id),
  gone as (
    delete from cart_signed_copy s using c where s.cart_id = c.id and s.dedication <> '' returning s.cart_id, s.product_id, s.quantity),
  less as (select cart_id, product_id, sum(quantity)::int as copies from gone group by cart_id, product_id),
  emptied as (
    delete from cart_line l using less where l.cart_id = less.cart_id and l.product_id = less.product_id and l.quantity <= less.copies)
  update cart_line l set quantity = l.quantity - less.copies from less
  where l.cart_id = less.cart_id and l.product_id = less.product_id and l.quantity > less.copies`

/** What a guest gives or has dedicated goes with what else says who they are: names and addresses of other people stand there. */
export const forgetGuestsGifts = (db: Db, cartId: string, storefront: string) =>
  forgetNamed(db, db`select id from cart where id = ${cartId} and storefront_code = ${storefront} and owner_kind = 'guest'`)

/** The same in every open cart of an account. */
export const forgetOwnersGifts = (db: Db, owner: string) =>
  forgetNamed(db, db`select id from cart where owner_id = ${owner} and closed_at is null`)
