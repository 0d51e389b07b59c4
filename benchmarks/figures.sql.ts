import type { Pool, Tx } from '#kernel/db.ts'

/** Lays the orders over five years, two in three of them in stores, and has a few of what they sold given back. */
export async function spreadOrders(sql: Pool, orders: number): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`insert into store (code, name, province, city, address, postcode, phone, email)
      select 'T' || lpad(n::text, 3, '0'), 'Store ' || n, 'Granada', 'Granada', 'Calle', '18009', '900', 's' || n || '@example.com'
      from generate_series(1, 16) n on conflict do nothing`
    await tx`update shop_order set placed_at = now() - make_interval(mins => ((${orders} - id) * (5 * 525600.0 / ${orders}))::int),
      store_code = case when id % 3 > 0 then 'T' || lpad((1 + id % 16)::text, 3, '0') end, shipping_method = case when id % 3 > 0 then 'store' else 'home' end`
    await tx`update parcel p set first_promised_on = o.placed_at::date + 3, promised_on = o.placed_at::date + 3, state = 'delivered',
      handed_over_at = o.placed_at + interval '1 day', delivered_at = o.placed_at + make_interval(days => 2 + (o.id % 4)::int)
      from shop_order o where o.id = p.order_id and o.placed_at < now() - interval '7 days'`
    await tx`insert into refund (order_id, state, goods_cents, reason, requested_by, needs_second_person, requested_at, approved_by, approved_at, done_at)
      select id, 'done', 1000, 'bent', '1', false, placed_at + interval '9 days', '1', placed_at + interval '9 days', placed_at + interval '9 days'
      from shop_order where id % 50 = 0 and placed_at < now() - interval '10 days'`
    await tx`insert into search_asked (day, language, words, asked, opened, results, last_at)
      select current_date - n / 1000, 'es', 'words ' || n % 1000, 1 + n % 90, n % 7, n % 400, now() from generate_series(0, 364999) n`
    await tx`insert into search_miss (day, words, asked, last_at)
      select current_date - n / 200, 'miss ' || n % 200, 1 + n % 9, now() from generate_series(0, 35999) n`
  })
  await sql`vacuum analyze`
}

/** Buffers that this transaction has asked for until now, by table, with its indexes. */
export const buffersAsked = (tx: Tx) => tx<{ name: string; buffers: number }[]>`
  select coalesce(t.relname, c.relname)::text as name, sum(pg_stat_get_xact_blocks_fetched(c.oid))::int as buffers
  from pg_class c left join pg_index i on i.indexrelid = c.oid left join pg_class t on t.oid = i.indrelid
  where c.relkind in ('r', 'i') and c.relnamespace = 'public'::regnamespace and pg_stat_get_xact_blocks_fetched(c.oid) > 0 group by 1`
