import type { Db, Tx } from '#kernel/db.ts'
import type { CustomerRow } from './customers.sql.ts'

interface Moving {
  from: string
  into: string
  mostWishes: number
}

/** Addresses, favourites as far as there is room, and the proof of what was accepted. */
export async function moveOwn(tx: Tx, { from, into, mostWishes }: Moving): Promise<void> {
  await tx`
    update customer_address a set customer_id = ${into},
      is_main = a.is_main and not exists (select from customer_address o where o.customer_id = ${into} and o.is_main),
      is_billing = a.is_billing and not exists (select from customer_address o where o.customer_id = ${into} and o.is_billing)
    where a.customer_id = ${from}`
  await tx`
    insert into wish (customer_id, product_id, added_at)
    select ${into}, w.product_id, w.added_at from wish w
    where w.customer_id = ${from} and not exists (select from wish o where o.customer_id = ${into} and o.product_id = w.product_id)
    order by w.added_at desc
    limit greatest(0, ${mostWishes} - (select count(*) from wish where customer_id = ${into}))`
  await tx`update consent set customer_id = ${into} where customer_id = ${from}`
}

export const leadTo = (db: Db, { from, into, now }: { from: string; into: string; now: Date }) => db`
  update customer set merged_into = ${into}, merged_at = ${now} where id = ${from}`

/** What an account does not say of its holder, and the other did. */
export const fillIn = (db: Db, into: string, from: CustomerRow) => db`
  update customer set
    name = case when name = '' then ${from.name} else name end,
    surnames = case when name = '' or surnames = '' then ${from.surnames} else surnames end,
    phone = case when phone = '' then ${from.phone} else phone end,
    country = case when tax_id is null and ${from.tax_id}::text is not null then ${from.country} else country end,
    tax_id = coalesce(tax_id, ${from.tax_id})
  where id = ${into}`

/** The account that goes on where this one was joined with another, however often; else itself. */
export async function heirOf(db: Db, id: string): Promise<string> {
  const [row] = await db<{ id: string }[]>`
    with recursive way as (
      select id, merged_into from customer where id = ${id}
      union all select c.id, c.merged_into from customer c join way w on c.id = w.merged_into)
    select id from way where merged_into is null`
  return row?.id ?? id
}
