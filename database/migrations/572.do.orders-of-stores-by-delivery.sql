-- A store's own orders by how they are delivered and of which kind they are, asked all day, are counted by its own index; each of ten thousand orders was looked up for it.
alter table order_of_store add delivery text, add kind text;

drop function read_order_stores(bigint[]);
create function read_order_stores(orders bigint[])
returns table (store_code text, order_id bigint, placed_at timestamptz, total_cents int, until timestamptz, delivery text, kind text)
language sql stable as $$
  select s.store_code, o.id, o.placed_at, o.total_cents, nullif(max(s.until), 'infinity'), o.shipping_method, o.kind
  from (
    select id as order_id, shop_order.store_code, 'infinity'::timestamptz as until from shop_order where id = any(orders)
    union all
    select id, made_in, 'infinity' from shop_order where id = any(orders)
    union all
    select parcel.order_id, parcel.store_code, 'infinity' from parcel where parcel.order_id = any(orders)
    union all
    select l.order_id, k.store_code, 'infinity' from order_stock k join order_line l on l.id = k.order_line_id where l.order_id = any(orders)
    union all
    select c.order_id, c.store_code, c.until from order_at_counter c where c.order_id = any(orders)) s
  join shop_order o on o.id = s.order_id
  where s.store_code is not null
  group by s.store_code, o.id
$$;

create or replace function keep_order_stores(orders bigint[]) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  perform from shop_order where id = any(orders) order by id for no key update;
  with present as materialized (select * from read_order_stores(orders)),
  gone as (
    delete from order_of_store k where k.order_id = any(orders)
      and not exists (select from present p where p.order_id = k.order_id and p.store_code = k.store_code))
  insert into order_of_store (store_code, order_id, placed_at, total_cents, until, delivery, kind) select * from present
  on conflict (order_id, store_code) do update
    set placed_at = excluded.placed_at, total_cents = excluded.total_cents, until = excluded.until, delivery = excluded.delivery, kind = excluded.kind
    where (order_of_store.placed_at, order_of_store.total_cents, order_of_store.until, order_of_store.delivery, order_of_store.kind)
      is distinct from (excluded.placed_at, excluded.total_cents, excluded.until, excluded.delivery, excluded.kind);
end $$;

drop trigger shop_order_of_other_store on shop_order;
create trigger shop_order_of_other_store after update of store_code, made_in, placed_at, total_cents, shipping_method on shop_order for each row
  when ((old.store_code, old.made_in, old.placed_at, old.total_cents, old.shipping_method)
    is distinct from (new.store_code, new.made_in, new.placed_at, new.total_cents, new.shipping_method))
  execute function order_of_stores();

-- Written anew at one go: half a million orders updated one by one would leave as many rows behind.
drop index order_of_store_by_day, order_of_store_by_total;
create temp table orders_of_stores on commit drop as
  select s.store_code, s.order_id, s.placed_at, s.total_cents, s.until, o.shipping_method, o.kind
  from order_of_store s join shop_order o on o.id = s.order_id;
truncate order_of_store;
insert into order_of_store (store_code, order_id, placed_at, total_cents, until, delivery, kind) select * from orders_of_stores;
alter table order_of_store alter kind set not null;
create index order_of_store_by_day on order_of_store (store_code, placed_at, order_id) include (until, delivery, kind);
create index order_of_store_by_total on order_of_store (store_code, total_cents, order_id) include (until);
