import type { Db, Tx } from '#kernel/db.ts'
import type { FoundPerson } from './staff-contract.ts'

/** One at a time asks for the same order: the second finds what the first made. */
export async function orderOfKey(tx: Tx, cartId: string): Promise<string | undefined> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${cartId}, 0))`
  const [row] = await tx<{ number: string }[]>`select number from shop_order where cart_id = ${cartId}`
  return row?.number
}

export async function madeBy(db: Db, staffId: number): Promise<string> {
  const [row] = await db<{ name: string }[]>`select name from staff_user where id = ${staffId}`
  return row?.name ?? ''
}

/** Accounts by their ids, with their cards, in the order of the ids. */
export const peopleById = (db: Db, ids: readonly string[]) => db<Omit<FoundPerson, 'address'>[]>`
  select c.id as customer, coalesce(nullif(c.library, ''), nullif(c.company, ''), btrim(c.name || ' ' || c.surnames)) as name,
    c.email, c.phone, c.language, l.number as card
  from unnest(${ids as string[]}::text[]) with ordinality wanted (id, place)
  join customer c on c.id = wanted.id and c.erased_at is null left join loyalty_card l on l.customer_id = c.id
  order by wanted.place`

export async function holderOfCard(db: Db, number: string): Promise<string | null> {
  const [row] = await db<{ customer_id: string }[]>`select customer_id from loyalty_card where number = ${number}`
  return row?.customer_id ?? null
}

export interface AwaitedLine {
  line: number
  order_id: number
  product_id: number
  missing: number
}

/** Lines that wait for copies of some products, of orders that this store made or hands over, or could not find them for: whoever ordered first is served first. */
export const awaitedLines = (tx: Tx, storeCode: string, products: readonly number[]) => tx<AwaitedLine[]>`
  select l.id as line, l.order_id, l.product_id, (l.quantity - coalesce(t.copies, 0))::int as missing
  from order_line l join shop_order o on o.id = l.order_id
  left join lateral (select sum(quantity) as copies from order_stock where order_line_id = l.id) t on true
  where l.product_id = any(${products as number[]}::bigint[]) and l.fulfilment = 'preparing' and l.quantity > coalesce(t.copies, 0)
    and (o.made_by is not null and coalesce(o.store_code, o.made_in) = ${storeCode}
      or exists (select from shortage r where r.order_line_id = l.id and r.store_code = ${storeCode} and r.state <> 'closed'))
  order by o.id, l.position`

/** Pickups of an order that the store made, still to be prepared, whose every copy is held there. */
export const completePickups = (tx: Tx, orderId: number, storeCode: string) => tx<{ id: number }[]>`
  select p.id from parcel p join shop_order o on o.id = p.order_id and o.made_by is not null and o.on_hold_since is null
  where p.order_id = ${orderId} and p.kind = 'pickup' and p.store_code = ${storeCode} and p.state = 'planned'
    and not exists (
      select from parcel_line pl join order_line l on l.id = pl.order_line_id and l.fulfilment <> 'cancelled'
      where pl.parcel_id = p.id and (l.fulfilment <> 'preparing' or l.quantity > coalesce((
        select sum(s.quantity) from order_stock s where s.order_line_id = l.id and s.store_code = ${storeCode}), 0)))
  order by p.position`
