import type { Day } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import type { Localized } from '#kernel/language.ts'
import { signingAs, takesOrdersFor } from '#modules/editorial/signings/signings.ts'

/** Copies of a line that an author signs at an activity. */
export interface SignedCopies {
  /** Among the numbers of lines: it is changed and taken out by it. */
  id: number
  activity: number
  titles: Localized
  /** The first day of the activity, and the last: nothing signed leaves before it is over. */
  on: Day
  over: Day
  /** Whom it is written for; empty: signed alone. */
  dedication: string
  quantity: number
  /** Whether it can still be ordered. */
  open: boolean
}

/** The signed copies of a line `l`, as an array. */
export const signedOfLine = (db: Db) => db`
  (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'activity', g.id, 'dedication', s.dedication, 'quantity', s.quantity,
      'on', g.first_day, 'over', g.last_day, 'open', ${takesOrdersFor(db, db`s.product_id`)}, 'titles', g.titles) order by s.id), '[]')
    from cart_signed_copy s join ${signingAs(db, db`s.activity_id`)} where s.cart_id = l.cart_id and s.product_id = l.product_id)`

/** Says of copies that lie in a cart already that they are to be signed. */
export const signCopies = (
  tx: Tx,
  copies: { cartId: string; productId: number; activity: number; dedication: string; quantity: number },
) => tx`
  insert into cart_signed_copy as s (cart_id, product_id, activity_id, dedication, quantity)
  values (${copies.cartId}, ${copies.productId}, ${copies.activity}, ${copies.dedication}, ${copies.quantity})
  on conflict (cart_id, product_id, activity_id, dedication) do update set quantity = least(99, s.quantity + excluded.quantity)`

/** Some signed copies in a cart of whoever asks, with its line locked. */
export async function lockSigned(tx: Tx, { id, cartId, owner }: { id: number; cartId: string; owner: string | null }) {
  const [row] = await tx<{ product_id: number; quantity: number; of: number; holding: boolean }[]>`
    select s.product_id, s.quantity, l.quantity as of, c.held_until is not null as holding
    from cart_signed_copy s join cart_line l on l.cart_id = s.cart_id and l.product_id = s.product_id join cart c on c.id = s.cart_id
    where s.id = ${id} and s.cart_id = ${cartId} and c.closed_at is null and (c.owner_id is null or c.owner_id = ${owner}) for update of l, s`
  return row
}

/** Sets how many copies are signed alike, and with them those of the line. */
export async function setSigned(tx: Tx, id: number, { quantity, of }: { quantity: number; of: number }): Promise<void> {
  const signed = () => tx`update cart_signed_copy set quantity = ${quantity} where id = ${id}`
  const line = () => tx`
    update cart_line l set quantity = ${of} from cart_signed_copy s
    where s.id = ${id} and l.cart_id = s.cart_id and l.product_id = s.product_id`
  const [before] = await tx<{ quantity: number }[]>`select quantity from cart_signed_copy where id = ${id}`
  // More copies come before more of them are signed, and go after fewer are.
  if (before && before.quantity > quantity) await signed().then(line)
  else await line().then(signed)
}

/** Takes some signed copies out of a cart, and their line where no other copies are in it. */
export const deleteSigned = (tx: Tx, id: number) => tx`
  with gone as (delete from cart_signed_copy where id = ${id} returning cart_id, product_id, quantity),
  emptied as (
    delete from cart_line l using gone g where l.cart_id = g.cart_id and l.product_id = g.product_id and l.quantity <= g.quantity)
  update cart_line l set quantity = l.quantity - g.quantity from gone g
  where l.cart_id = g.cart_id and l.product_id = g.product_id and l.quantity > g.quantity`

/** Lets copies be bought without a signature that can no longer be had. */
export const unsign = (tx: Tx, ids: readonly number[]) =>
  tx`delete from cart_signed_copy where id = any(${ids as number[]}::bigint[])`

/** A cart that joins another takes along what is signed of its copies. */
export const moveSigned = (tx: Tx, from: string, to: string) => tx`
  insert into cart_signed_copy as s (cart_id, product_id, activity_id, dedication, quantity)
  select ${to}, product_id, activity_id, dedication, quantity from cart_signed_copy where cart_id = ${from} order by id
  on conflict (cart_id, product_id, activity_id, dedication) do update set quantity = least(99, s.quantity + excluded.quantity)`
