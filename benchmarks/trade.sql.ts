import type { Pool, Tx } from '#kernel/db.ts'

export interface BenchLibrary {
  id: string
  budgetId: number
}

/** Orders of a hundred lines each. */
const linesAnOrder = 100

/**
 * A library with so many past order lines over five years: ordered, delivered, each with its note, charged to a budget; written as
 * rows, set by set. Once: a library that is there is found again.
 */
export async function libraryWithPast(sql: Pool, id: string, lines: number): Promise<BenchLibrary> {
  await sql`insert into storefront (code) values ('T013') on conflict do nothing`
  const [known] = await sql<BenchLibrary[]>`
    select customer_id as id, id as "budgetId" from budget where customer_id = ${id} and lot = 'Banco de pruebas'`
  if (known) return known
  return sql.begin(async (tx) => {
    await tx`set local synchronous_commit = off`
    await tx`insert into customer (id, kind, email, password_hash, language, library, contact_person, activated_at, tax_id, country)
      values (${id}, 'library', ${`${id}@example.com`}, '', 'es', 'Biblioteca del Banco de Pruebas', 'Persona de Prueba', now(), null, 'ES')`
    await tx`insert into customer_address (customer_id, name, recipient, street, postcode, city, region, country, is_main, is_billing)
      values (${id}, 'Central', 'Biblioteca', 'Calle Real, 1', '18009', 'Granada', 'Granada', 'ES', true, true)`
    await tx`insert into trade_terms (customer_id, books_percent, on_account, payment_days, agreed_by, agreed_at)
      values (${id}, 15, true, 30, 'bench', now())`
    const [budget] = await tx<{ id: number }[]>`
      insert into budget (customer_id, year, contract, lot, title)
      values (${id}, extract(year from now())::int, '', 'Banco de pruebas', 'Banco de pruebas') returning id`
    const budgetId = budget!.id
    await tx`insert into budget_entry (budget_id, kind, assigned_cents, actor, key)
      values (${budgetId}, 'assigned', 100000000000, 'bench', ${`bench-${id}`})`
    await pastOrders(tx, { id, budgetId }, Math.ceil(lines / linesAnOrder))
    return { id, budgetId }
  })
}

async function pastOrders(tx: Tx, { id, budgetId }: BenchLibrary, orders: number): Promise<void> {
  await tx`create temp table past_line on commit drop as
    select (row_number() over (order by md5(id::text)) - 1) / ${linesAnOrder} as place, (row_number() over (order by md5(id::text)) - 1) % ${linesAnOrder} as position,
      id as product_id, title, sku, ean, round(price_cents * 0.85)::int as unit, price_cents as list
    from (select id, title, sku, ean, price_cents from product
      where kind = 'book' and active and price_cents > 0 order by md5(id::text) limit ${orders * linesAnOrder}) p`
  await tx`create temp table past_order on commit drop as
    select place, sum(unit)::int as total, now() - make_interval(hours => (5 * 8766 * (${orders} - place) / ${orders})::int) as at
    from past_line group by place`
  await tx`insert into shop_order (storefront_code, language, owner_kind, owner_id, email, cart_id, payment_state, terms, budget_id, goods_cents,
      shipping_cents, total_cents, vat, shipping_method, delivery_address, billing_address, gift_wrap, gift_ticket, conditions_version, placed_at,
      expires_at, reference, tax_treatment)
    select 'T013', 'es', 'customer', ${id}, ${`${id}@example.com`}, 'bench-' || ${id}::text || '-' || place, 'on_account', 'account', ${budgetId}, total,
      0, total, '[]', 'home', '{"recipient":"Biblioteca","street":"Calle Real, 1","floor":null,"postcode":"18009","city":"Granada","region":"Granada","country":"ES","phone":null}',
      '{"recipient":"Biblioteca","street":"Calle Real, 1","floor":null,"postcode":"18009","city":"Granada","region":"Granada","country":"ES","phone":null}',
      false, false, '2026-11', at, at, 'PB-' || place, 'domestic'
    from past_order order by place`
  await tx`create temp table past on commit drop as
    select o.id as order_id, p.place, p.at, p.total from past_order p join shop_order o on o.cart_id = 'bench-' || ${id}::text || '-' || p.place`
  await tx`insert into order_line (order_id, position, product_id, kind, title, sku, ean, quantity, list_unit_cents, unit_cents, line_cents, vat_class,
      vat_percent, surcharge_percent, promotion_cents, coupon_cents, bonus_cents, ebook, is_delayed, charged_later, fulfilment)
    select p.order_id, l.position, l.product_id, 'book', l.title, l.sku, l.ean, 1, l.list, l.unit, l.unit, 'book', 4, 0, 0, 0, 0, false, false, false,
      'delivered' from past_line l join past p using (place) order by p.order_id, l.position`
  await tx`insert into parcel (order_id, position, kind, charge, shipping_cents, state, handed_over_at, delivered_at)
    select order_id, 1, 'shipment', 'now', 0, 'delivered', at + interval '3 days', at + interval '4 days' from past`
  await tx`insert into parcel_line (parcel_id, order_line_id, quantity)
    select c.id, l.id, 1 from past p join parcel c using (order_id) join order_line l using (order_id)`
  await tx`insert into delivery_note (code, customer_id, order_id, parcel_id, issued_on, copies, base_cents, vat_cents, surcharge_cents, total_cents, budget_id)
    select 'PB-' || p.place, ${id}, p.order_id, c.id, (p.at + interval '3 days')::date, ${linesAnOrder},
      sum(l.unit - round(l.unit * 4 / 104.0))::int, sum(round(l.unit * 4 / 104.0))::int, 0, sum(l.unit)::int, ${budgetId}
    from past p join parcel c using (order_id) join past_line l using (place) group by p.place, p.order_id, c.id, p.at`
  await tx`insert into delivery_note_line (note_id, position, order_line_id, article, title, quantity, list_unit_cents, discount_percent, base_cents,
      vat_percent, vat_cents, total_cents)
    select n.id, o.position + 1, o.id, o.ean, o.title, 1, o.list_unit_cents, 15, o.unit_cents - round(o.unit_cents * 4 / 104.0), 4,
      round(o.unit_cents * 4 / 104.0), o.unit_cents
    from delivery_note n join order_line o using (order_id) where n.customer_id = ${id}`
  await tx`update shop_order set received_cents = account_due_cents where owner_id = ${id}`
}

/** What the planner knows of rows that came in by the hundred thousand. */
export const lookAgain = (sql: Pool) =>
  sql`analyze shop_order, order_line, parcel, parcel_line, delivery_note, delivery_note_line, trade_purchase, budget_entry`

/** EANs of books for sale with copies enough, in an order that is always the same. */
export async function saleableEans(sql: Pool, count: number): Promise<string[]> {
  const rows = await sql<{ id: number; ean: string }[]>`
    select id, ean from product where kind = 'book' and active and price_cents > 0 and availability_code = 'e0' and ean ~ '^97[89]'
      and (format_code is null or format_code not like 'E0%') order by md5(ean) limit ${count}`
  await sql`insert into store (code, name, province, city, address, postcode, phone, email)
    values ('T013', 'Palacio', 'Granada', 'Granada', 'Patio', '18009', '900', 'a@b.example') on conflict do nothing`
  await sql`insert into stock (product_id, store_code, quantity)
    select id, 'T013', 500 from unnest(${rows.map(({ id }) => id)}::bigint[]) id
    on conflict (product_id, store_code) do update set quantity = 500`
  return rows.map(({ ean }) => ean)
}

/** EANs that the library has bought before. */
export const boughtEans = async (sql: Pool, id: string, count: number): Promise<string[]> =>
  (
    await sql<{ ean: string }[]>`
      select p.ean from trade_purchase t join product p on p.id = t.product_id where t.customer_id = ${id}
      order by t.order_line_id desc limit ${count}`
  ).map(({ ean }) => ean)

export const lastNote = async (sql: Pool, id: string): Promise<string> =>
  (await sql<{ code: string }[]>`select code from delivery_note where customer_id = ${id} order by id desc limit 1`)[0]!.code

/** Nothing of an earlier run stays on the desk. */
export const clearDesk = (sql: Pool, id: string) => sql`delete from desk_list where customer_id = ${id} and state <> 'ordered'`
