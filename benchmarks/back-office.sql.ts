/** Years of a chain's work, made up for measuring what its colleagues look at: the same rows in every run. */
import type { Pool, Tx } from '#kernel/db.ts'

const stores = 16
const customers = 120_000
const mark = 'bench-office-'
/** Counted and described by the database itself otherwise, row by row; written here at once. */
const kept = ['shop_order', 'order_line', 'parcel', 'order_stock', 'stock', 'customer', 'invoice', 'order_return', 'refund']

const forenames = 'Ana Luis Irene Marc Núria Jordi Carmen Pau Elena Diego Laia Hugo Sara Pablo Rosa Iván Clara Martí Julia Óscar'
const surnames =
  'García Ferrer Puig Vidal Ortega Soler Molina Serra Navarro Roca Torres Camps Ruiz Bosch Delgado Pons Castro Riera Vega Font Leal Mas'

/** Orders of five years in all the stores, with their customers, parcels, copies, returns and invoices; written once. */
export async function giveOffice(sql: Pool, orders: number): Promise<void> {
  const [there] = await sql<
    { found: boolean }[]
  >`select exists (select from shop_order where cart_id = ${mark + orders}) as found`
  if (there?.found) return
  await sql.begin(async (tx) => {
    await tx`set local synchronous_commit = off`
    await tx`set local work_mem = '256MB'`
    await tx`set local shop.search_is_refreshed = 'on'`
    for (const table of kept) await tx`alter table ${tx(table)} disable trigger user`
    await people(tx)
    await placed(tx, orders)
    await packed(tx)
    await shelved(tx)
    await sentBack(tx)
    await billed(tx)
    for (const table of kept) await tx`alter table ${tx(table)} enable trigger user`
    await tx`analyze shop_order, order_line, parcel, order_stock, customer`
    await derived(tx, orders)
  })
  await sql`vacuum analyze`
}

/** So many orders at a time: what reads them takes an array, and looks each order up in it. */
const atOnce = 5_000

/** What triggers keep of orders, a slice at a time; an index by words is built far sooner than filled row by row. */
async function derived(tx: Tx, orders: number) {
  const [index] = await tx<{ name: string; definition: string }[]>`
    select indexname as name, indexdef as definition from pg_indexes where tablename = 'order_words' and indexdef like '% gin %'`
  await tx`drop index ${tx(index!.name)}`
  await tx`create index on made (n)`
  for (let from = 0; from <= orders; from += atOnce) {
    const slice = tx`(select array_agg(id) from made where n > ${from} and n <= ${from + atOnce})`
    await tx`insert into order_words (order_id, words) select * from read_order_words(${slice})`
    await tx`insert into order_of_store (store_code, order_id, placed_at, total_cents, until, delivery, kind) select * from read_order_stores(${slice})`
  }
  await tx.unsafe(index!.definition)
}

async function people(tx: Tx) {
  await tx`insert into storefront (code) values ('T013') on conflict do nothing`
  await tx`insert into store (code, name, province, city, address, postcode, phone, email)
    select 'T' || lpad(n::text, 3, '0'), 'Tienda ' || n, 'Granada', 'Granada', 'Calle Real, ' || n, '18009', '958000000', 'tienda' || n || '@example.com'
    from generate_series(1, ${stores}::int) n on conflict do nothing`
  await tx`insert into customer (id, kind, email, password_hash, language, name, surnames, phone, verified_at, created_at)
    select ${mark}::text || n, 'private', 'persona' || n || '@example.com', '', 'es', f[1 + n % 20],
      s[1 + (n / 20) % 22] || ' ' || s[1 + (n / 440) % 22], (600000000 + n)::text, now(), now() - make_interval(mins => n * 20)
    from generate_series(1, ${customers}::int) n,
      (select string_to_array(${forenames}, ' ') as f, string_to_array(${surnames}, ' ') as s) as names`
}

/** The newest in a hundred are in work, one in fifty was called off, the others are long delivered. */
async function placed(tx: Tx, orders: number) {
  await tx`create temp table made on commit drop as
    select n, n as id, abs(hashint4(n::int)) as chance, now() - make_interval(mins => ((${orders} - n) * (5 * 525600.0 / ${orders}))::int) as at,
      case when n > ${orders} * 0.99 then 'work' when n % 50 = 0 then 'off' else 'done' end as life
    from generate_series(1, ${orders}::int) n`
  await tx`update made set id = nextval(pg_get_serial_sequence('shop_order', 'id'))`
  await tx`create index on made (id)`
  await tx`create temp table sold on commit drop as
    select m.id as order_id, m.n, m.life, m.chance, place, 1 + abs(hashint8(m.n * 3 + place)) % 2 as quantity, p.*
    from made m, generate_series(0, m.n % 3) place
    join lateral (select id as product_id, kind, title, sku, ean, price_cents from product
      where product.id >= 1 + floor(power(abs(hashint8(m.n * 7 + place)) % 1000003 / 1000003.0, 2) * 340000)::bigint order by product.id limit 1) p on true`
  await tx`insert into shop_order (id, number, storefront_code, language, owner_kind, owner_id, email, cart_id, payment_state, goods_cents, shipping_cents,
      total_cents, vat, shipping_method, store_code, delivery_address, billing_address, gift_wrap, gift_ticket, conditions_version, placed_at, expires_at,
      captured_cents)
    select m.id, to_char(m.at, 'YY') || '-' || lpad(m.n::text, 6, '0'), 'T013', 'es', 'customer', ${mark}::text || c.n, 'persona' || c.n || '@example.com',
      ${mark}::text || m.n, case when m.life = 'off' then 'cancelled' when m.n % 200 = 1 then 'part_refunded' when m.life = 'work' and m.n % 10 = 0 then 'pending' else 'paid' end,
      g.cents, 400, g.cents + 400, '[]', w.method, case w.method when 'store' then 'T' || lpad((1 + m.chance % ${stores})::text, 3, '0') end,
      case w.method when 'home' then a.address end, a.address, false, false, '2026-11', m.at, m.at, case m.life when 'off' then 0 else g.cents + 400 end
    from made m
    cross join lateral (select 1 + m.chance % ${customers} as n) c
    cross join lateral (select (array['store', 'home', 'home', 'store', 'pickup_point'])[1 + m.n % 5] as method) w
    cross join lateral (select jsonb_build_object('recipient', 'Persona ' || c.n, 'street', 'Calle Real, ' || c.n, 'floor', null, 'postcode', '18009',
      'city', 'Granada', 'region', 'Granada', 'country', 'ES', 'phone', null) as address) a
    join (select order_id, sum(price_cents * quantity)::int as cents from sold group by 1) g on g.order_id = m.id`
  await tx`insert into order_line (order_id, position, product_id, kind, title, sku, ean, quantity, list_unit_cents, unit_cents, line_cents, vat_class,
      vat_percent, ebook, is_delayed, charged_later, fulfilment, invoicing, counted)
    select order_id, place, product_id, kind, title, sku, ean, quantity, price_cents, price_cents, price_cents * quantity, 'book', 4, false, false, false,
      case life when 'work' then 'preparing' when 'off' then 'cancelled' else case when n % 5 in (0, 3) then 'collected' else 'delivered' end end,
      case life when 'done' then 'closed' else 'open' end, true from sold`
}

/** One parcel an order; what goes home may lie in two stores. */
async function packed(tx: Tx) {
  await tx`insert into parcel (order_id, position, kind, charge, shipping_cents, store_code, promised_on, state, ready_at, handed_over_at, delivered_at)
    select o.id, 1, case o.shipping_method when 'store' then 'pickup' else 'shipment' end, 'now', 400, o.store_code, (m.at + interval '4 days')::date, s.state,
      case when s.state in ('ready', 'delivered') then m.at + interval '1 day' end, case s.state when 'delivered' then m.at + interval '2 days' end,
      case s.state when 'delivered' then m.at + interval '3 days' end
    from made m join shop_order o on o.id = m.id cross join lateral (
      select case m.life when 'off' then 'cancelled' when 'done' then 'delivered' else (array['planned', 'planned', 'ready'])[1 + m.n % 3] end as state) s`
  await tx`update order_line l set fulfilment = 'ready' from parcel p where p.order_id = l.order_id and p.state = 'ready'`
  await tx`insert into parcel_line (parcel_id, order_line_id, quantity)
    select p.id, l.id, l.quantity from made m join parcel p on p.order_id = m.id join order_line l on l.order_id = m.id`
  await tx`insert into order_stock (order_line_id, store_code, quantity, picked)
    select l.id, coalesce(o.store_code, 'T' || lpad((1 + (m.chance + l.position) % ${stores})::text, 3, '0')), l.quantity, case m.life when 'work' then 0 else l.quantity end
    from made m join shop_order o on o.id = m.id join order_line l on l.order_id = m.id where m.life <> 'off'`
}

/** Every third title lies in two stores, and each shelf tells how it came to what it has. */
async function shelved(tx: Tx) {
  await tx`create temp table shelf on commit drop as
    select p.id as product_id, 'T' || lpad((1 + (p.id / 3 + place) % ${stores})::text, 3, '0') as store_code, 1 + (p.id + place) % 9 as copies
    from product p, generate_series(0, 1) place where p.id % 3 = 0`
  await tx`insert into stock (product_id, store_code, quantity, shelf) select product_id, store_code, copies, 'A-' || product_id % 40 from shelf
    on conflict do nothing`
  await tx`insert into stock_movement (at, product_id, store_code, delta, kind, reason)
    select now() - make_interval(mins => (product_id % 500000)::int), product_id, store_code, copies, 'opening', '' from shelf`
}

async function sentBack(tx: Tx) {
  await tx`insert into order_return (order_id, kind, state, requested_at)
    select id, (array['return', 'withdrawal', 'claim'])[1 + n % 3], case when n % 600 = 1 then 'requested' else 'received' end, at + interval '6 days'
    from made where n % 40 = 1 and life = 'done'`
  await tx`insert into return_line (return_id, order_line_id, quantity)
    select r.id, l.id, 1 from order_return r join order_line l on l.order_id = r.order_id and l.position = 0`
  await tx`insert into refund (order_id, return_id, state, goods_cents, requested_by, approved_by, requested_at)
    select r.order_id, r.id, case when r.state = 'requested' then 'requested' else 'done' end, 100, 'shop', 'shop', r.requested_at from order_return r`
}

async function billed(tx: Tx) {
  await tx`insert into invoice_series (code, year, last_number, last_date)
    select 'BF', y, 999999, make_date(y, 12, 31) from generate_series(extract(year from now())::int - 6, extract(year from now())::int) y on conflict do nothing`
  await tx`insert into invoice (series, year, number, kind, summary, issue_date, operation_date, issuer, buyer, language, treatment, prices, lines, vat, base_cents,
      vat_cents, surcharge_cents, total_cents, source, reference)
    select 'BF', extract(year from m.at)::int, m.n, 'F1', false, m.at::date, m.at::date, '{}', jsonb_build_object('name', o.billing_address ->> 'recipient',
      'taxId', null), 'es', 'domestic', 'gross', '[]', '[]', o.total_cents, 0, 0, o.total_cents, ${mark}::text || m.n,
      jsonb_build_object('orders', jsonb_build_array(o.number))
    from made m join shop_order o on o.id = m.id where m.n % 3 = 0 and m.life = 'done'`
}

/** What is typed into the box for everything: a common name, a rare one, a title's words, numbers. */
export async function wordsToFind(sql: Pool): Promise<string[]> {
  const [row] = await sql<{ number: string; title: string; ean: string }[]>`
    select o.number, l.title, l.ean from shop_order o join order_line l on l.order_id = o.id where o.cart_id like ${`${mark}%7`} order by o.id desc limit 1`
  return [
    'garcía',
    'elena vega camps',
    'persona 4711',
    row!.title.split(' ').slice(0, 2).join(' '),
    row!.number,
    row!.ean,
    '600004711',
    'zzz',
  ]
}

export async function codesToScan(sql: Pool): Promise<string[]> {
  const rows = await sql<{ code: string }[]>`
    (select ean as code from product where ean is not null order by id desc limit 3)
    union all (select number from shop_order order by id desc limit 2)
    union all (select number || '-1' from shop_order order by id limit 2)
    union all (select full_number from invoice order by id desc limit 2)`
  return [...rows.map(({ code }) => code), '9788437604947', '2900000000018', 'ABCD-EFGH-JKLM-NPQR']
}
