-- What follows each order is planned once a connection, not once an order: the server takes ten orders for granted where one is named, finds
-- a plan for that one cheaper, and spends more on finding it than on carrying it out.
alter function keep_order_words(bigint[]) set plan_cache_mode = force_generic_plan;
alter function close_shortages(bigint[]) set plan_cache_mode = force_generic_plan;

-- The stores of an order are read once for what is written and what is taken away.
create or replace function keep_order_stores(orders bigint[]) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  perform from shop_order where id = any(orders) order by id for no key update;
  with present as materialized (select * from read_order_stores(orders)),
  gone as (
    delete from order_of_store k where k.order_id = any(orders)
      and not exists (select from present p where p.order_id = k.order_id and p.store_code = k.store_code))
  insert into order_of_store (store_code, order_id, placed_at, total_cents, until) select * from present
  on conflict (order_id, store_code) do update
    set placed_at = excluded.placed_at, total_cents = excluded.total_cents, until = excluded.until
    where (order_of_store.placed_at, order_of_store.total_cents, order_of_store.until)
      is distinct from (excluded.placed_at, excluded.total_cents, excluded.until);
end $$;

-- The words of an order wait in a list of their own, read along with the index, until there are enough of them to be sorted in at one go.
alter index order_words_words set (fastupdate = on, gin_pending_list_limit = 256);
