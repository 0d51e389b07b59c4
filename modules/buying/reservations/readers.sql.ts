import type { Db, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'

export interface WishRow {
  id: number
  product_id: number
  store_code: string
  storefront_code: string
  name: string
  email: string
  language: Language
}

/** A new wish, or the same one asked again. */
export async function askedWish(tx: Tx, wish: Omit<WishRow, 'id'> & { asked_at: Date }): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    insert into reservation_wish ${tx(wish)}
    on conflict (product_id, store_code, lower(email)) do update
      set name = excluded.name, language = excluded.language, asked_at = excluded.asked_at
    returning id`
  return row!.id
}

/** Takes a wish away that was asked for since then: it is answered once. */
export const takeWish = (tx: Tx, id: number, since: Date) => tx<WishRow[]>`
  delete from reservation_wish where id = ${id} and asked_at > ${since}
  returning id, product_id, store_code, storefront_code, name, email, language`

export const deleteWishes = (db: Db, before: Date) => db`delete from reservation_wish where asked_at < ${before}`

/** Whether a shop sells the product now at a price of its own. */
export async function isSold(db: Db, product: number, storefront: string): Promise<boolean> {
  const rows = await db`
    select from product where id = ${product} and storefront_code = ${storefront} and active and price_cents is not null`
  return rows.length > 0
}

/** One of a mailbox at a time. */
export const lockMailbox = (tx: Tx, mailbox: Buffer) =>
  tx`select pg_advisory_xact_lock(hashtextextended('reservation:' || encode(${mailbox}::bytea, 'hex'), 0))`

/** What a mailbox has kept for it now, and whether it had that product kept since then without coming for it. */
export async function keptFor(tx: Tx, mailbox: Buffer, product: number, since: Date): Promise<{ open: number; again: boolean }> {
  const [row] = await tx<{ open: number; again: boolean }[]>`
    select count(*) filter (where r.state = 'held')::int as open,
      coalesce(bool_or(r.state <> 'collected' and r.made_at > ${since}
        and exists (select from reservation_line l where l.reservation_id = r.id and l.product_id = ${product})), false) as again
    from reservation r where r.mailbox = ${mailbox}`
  return row!
}

/** Copies of a product in a store: those that readers have kept for themselves, and those that are free. Lock the stock first. */
export async function keptAndFree(tx: Tx, product: number, store: string): Promise<{ kept: number; free: number }> {
  const [row] = await tx<{ kept: number; free: number }[]>`
    select coalesce((select sum(l.quantity) from reservation r join reservation_line l on l.reservation_id = r.id
        where r.state = 'held' and r.mailbox is not null and r.store_code = ${store} and l.product_id = ${product}), 0)::int as kept,
      coalesce((select quantity from stock where product_id = ${product} and store_code = ${store}), 0)::int as free`
  return row!
}
