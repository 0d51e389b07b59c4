import type { Pool } from '#kernel/db.ts'

/** Orders that were paid and confirmed, two lines each in one parcel, written at once; their books agree. */
export async function writeOrders(sql: Pool, orders: number): Promise<void> {
  await sql`insert into storefront (code) values ('T013') on conflict do nothing`
  await sql`
    insert into store (code, name, province, city, address, postcode, phone, email)
    values ('T013', 'Store', 'Granada', 'Granada', 'Calle', '18009', '900', 'store@example.com') on conflict do nothing`
  await sql`
    insert into product (id, kind, ean, sku, title, slug, price_cents, vat_class)
    select n, 'book', '2' || lpad(n::text, 12, '0'), 'sku-' || n, 'Book ' || n, 'book', 1000, 'book' from generate_series(1, 10000) n`
  await sql`
    insert into shop_order (id, number, storefront_code, language, owner_kind, owner_id, email, cart_id, payment_state, goods_cents, shipping_cents,
      total_cents, vat, gift_wrap, gift_ticket, conditions_version, expires_at)
    select n, '26-' || lpad(n::text, 7, '0'), 'T013', 'es', 'customer', 'c-' || n % 50000, 'c' || n % 50000 || '@example.com', 'cart-' || n, 'paid',
      3000, 500, 3500, '[{"percent": 4, "base": 3365, "vat": 135}]', false, false, '2026-11', now()
    from generate_series(1, ${orders}::int) n`
  await sql`
    insert into order_line (id, order_id, position, product_id, kind, title, sku, ean, quantity, list_unit_cents, unit_cents, line_cents, vat_percent,
      vat_class, ebook, is_delayed, charged_later, fulfilment, counted)
    select n * 2 + place - 1, n, place, 1 + (n + place) % 10000, 'book', 'Book', 'sku', 'ean', 1 + place % 2, 1000, 1000, 1000 * (1 + place % 2), 4,
      'book', false, false, false, 'preparing', true
    from generate_series(1, ${orders}::int) n, generate_series(1, 2) place`
  await sql`
    insert into parcel (id, order_id, position, kind, charge, shipping_cents) select n, n, 1, 'shipment', 'now', 500
    from generate_series(1, ${orders}::int) n`
  await sql`
    insert into parcel_line (parcel_id, order_line_id, quantity) select order_id, id, quantity from order_line`
  await sql`
    insert into payment_attempt (id, order_id, gateway, amount_cents, capture, outcome)
    select lpad(n::text, 10, '0'), n, 'sandbox', 3500, 'now', 'captured' from generate_series(1, ${orders}::int) n`
  // The trigger counts row by row what is known here already.
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`
      insert into payment_movement (order_id, attempt_id, kind, amount_cents, parcel_id, key)
      select n, lpad(n::text, 10, '0'), 'capture', 3500, n, 'attempt-' || n from generate_series(1, ${orders}::int) n`
    await tx`update shop_order set captured_cents = 3500`
  })
  await sql`insert into order_event (order_id, actor, event) select n, 'gateway', 'paid' from generate_series(1, ${orders}::int) n`
  await sql`
    insert into mail_outbox (recipient, language, template, subject, html, plain, due_at, sent_at)
    select email, 'es', 'order-confirmation', 'Hemos recibido su pedido ' || number, '', '', null, now() from shop_order`
  await sql`vacuum analyze`
}
