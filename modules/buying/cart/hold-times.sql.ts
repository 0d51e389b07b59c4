import type { Db, Tx } from '#kernel/db.ts'

/** A hold lasts this long after the visitor's last step, and this long in all. */
export async function extendHold(
  db: Db,
  cartId: string,
  now: Date,
  { minutes, atMost }: { minutes: number; atMost: number },
): Promise<Date> {
  const [row] = await db<{ held_until: Date }[]>`
  update cart set held_since = coalesce(held_since, ${now}),
    held_until = least(${now}::timestamptz + make_interval(mins => ${minutes}),
      coalesce(held_since, ${now}) + make_interval(mins => ${atMost}))
  where id = ${cartId} returning held_until`
  return row!.held_until
}

/** Of carts that hold nothing any more. */
export const endHolding = (db: Db, cartIds: readonly string[]) => db`
  update cart set held_since = null, held_until = null
  where id = any(${cartIds as string[]}) and held_until is not null
    and not exists (select from stock_hold h where h.cart_id = cart.id)
`

export const lockCarts = (tx: Tx, cartIds: readonly string[]) => tx`
  select id from cart where id = any(${cartIds as string[]}) order by id for update
`

/** Carts whose hold has ended, locked; those that somebody is at right now wait for the next time. */
export const endedHolds = (tx: Tx, now: Date, limit: number) => tx<{ id: string }[]>`
  select id from cart where held_until <= ${now} order by held_until limit ${limit} for update skip locked
`
