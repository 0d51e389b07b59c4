import type { Db } from '#kernel/db.ts'

/** Products with plenty of copies at hand; their stock is filled up so that every run finds the same. */
export async function productsWithStock(db: Db, count: number): Promise<{ id: number }[]> {
  await db`
    insert into store (code, name, province, city, address, postcode, phone, email)
    values ('T013', 'Palacio', 'Granada', 'Granada', 'Patio', '18009', '900', 'a@b.example') on conflict do nothing`
  const products = await db<{ id: number }[]>`
    select id from product where active and storefront_code = 'T013' and price_cents > 0 and kind = 'book' and availability_code = 'e0' and format_code is distinct from 'E00'
      and format_code is distinct from 'E01' order by md5(id::text) limit ${count}`
  await db`
    insert into stock (product_id, store_code, quantity) select id, 'T013', 5000 from unnest(${products.map(({ id }) => id)}::bigint[]) id
    on conflict (product_id, store_code) do update set quantity = 5000`
  return products
}

/** A book of which exactly so many copies are left and which is not sold without one. */
export async function lastCopies(db: Db, copies: number): Promise<number> {
  const [object] = await db<{ id: number }[]>`
    select id from product where kind = 'object' and active and price_cents > 0 order by id desc limit 1`
  await db`delete from stock where product_id = ${object!.id}`
  await db`insert into stock (product_id, store_code, quantity) values (${object!.id}, 'T013', ${copies})`
  await db`update product set availability_code = 'e0' where id = ${object!.id}`
  return object!.id
}

/** Copies at hand in stores. The sum that stands with a made-up product says nothing: it was given one without any store. */
export async function copiesOf(db: Db, product: number): Promise<number> {
  const [row] = await db<
    { copies: number }[]
  >`select coalesce(sum(quantity), 0)::int as copies from stock where product_id = ${product}`
  return row!.copies
}

/** How many of these orders the shop holds for paid. */
export async function paidOf(db: Db, numbers: readonly string[]): Promise<number> {
  const [row] = await db<{ paid: number }[]>`
    select count(*)::int as paid from shop_order where number = any(${numbers as string[]}::text[]) and payment_state = 'paid'`
  return row!.paid
}

/** How often the server has waited for its log to reach the disk so far, as far as its processes have told. */
export async function flushes(db: Db): Promise<number> {
  const [row] = await db<
    { flushes: number }[]
  >`select coalesce(sum(fsyncs), 0)::int as flushes from pg_stat_io where object = 'wal'`
  return row!.flushes
}
