import type { Db, Tx } from '#kernel/db.ts'

export interface SavedCartRow {
  pk: string
  name: string
  saved_at: Date
  lines: { product: number; quantity: number }[]
}

/** The one saved last comes first, its lines in the order of the basket. */
export const savedRows = (db: Db, customerId: string, storefront: string) => db<SavedCartRow[]>`
  select s.pk, s.name, s.saved_at,
    (select coalesce(jsonb_agg(jsonb_build_object('product', l.product_id, 'quantity', l.quantity) order by l.place), '[]')
     from saved_cart_line l where l.saved_cart_id = s.id) as lines
  from saved_cart s where s.customer_id = ${customerId} and s.storefront_code = ${storefront} order by s.saved_at desc, s.id desc`

/** The one that was saved under the same name goes with it. */
export async function insertSaved(
  tx: Tx,
  { customerId, storefront, name, now }: { customerId: string; storefront: string; name: string; now: Date },
): Promise<number> {
  // Pressed twice, the second finds what the first has saved.
  await tx`select from customer where id = ${customerId} for no key update`
  await tx`delete from saved_cart where customer_id = ${customerId} and storefront_code = ${storefront} and lower(name) = lower(${name})`
  const [row] = await tx<{ id: number }[]>`
    insert into saved_cart (customer_id, storefront_code, name, saved_at) values (${customerId}, ${storefront}, ${name}, ${now}) returning id`
  return row!.id
}

/** The lines of a cart, without ebooks that it gives to somebody else. @returns how many */
export async function insertSavedLines(tx: Tx, id: number, cartId: string, most: number): Promise<number> {
  const rows = await tx`
    insert into saved_cart_line (saved_cart_id, product_id, quantity, place)
    select ${id}, l.product_id, least(99, sum(l.quantity)), row_number() over (order by min(l.id))
    from cart_line l
    where l.cart_id = ${cartId}
      and not exists (select from cart_ebook_gift g where g.cart_id = l.cart_id and g.product_id = l.product_id)
    group by l.product_id order by min(l.id) limit ${most} returning product_id`
  return rows.length
}

export async function deleteSaved(db: Db, customerId: string, pk: string): Promise<boolean> {
  const rows = await db`delete from saved_cart where customer_id = ${customerId} and pk = ${pk} returning id`
  return rows.length === 1
}

/** For an export: what somebody called them, and what lies in them. */
export const savedOf = (db: Db, customerId: string) => db`
  select s.name, s.saved_at, (select coalesce(jsonb_agg(jsonb_build_object('title', p.title, 'copies', l.quantity) order by l.place), '[]')
    from saved_cart_line l join product p on p.id = l.product_id where l.saved_cart_id = s.id) as titles
  from saved_cart s where s.customer_id = ${customerId} order by s.id`

export const deleteAllOf = (db: Db, customerId: string) => db`delete from saved_cart where customer_id = ${customerId}`
