-- Which stores an order is of: where its customer collects it, where it was made, where a parcel leaves from, whose shelf holds copies for it, and, until then,
-- who was shown it at a counter. Kept beside what it is derived from, with what a list of orders is walked by, so that a store's own list is a range.
create table order_of_store (
  store_code text not null references store,
  order_id bigint not null references shop_order on delete cascade,
  placed_at timestamptz not null,
  total_cents int not null,
  -- Null: for good.
  until timestamptz,
  primary key (order_id, store_code)
);

create function read_order_stores(orders bigint[])
returns table (store_code text, order_id bigint, placed_at timestamptz, total_cents int, until timestamptz) language sql stable as $$
  select s.store_code, o.id, o.placed_at, o.total_cents, nullif(max(s.until), 'infinity')
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

-- Whoever else changes what it is derived from waits: two at once would each miss what the other did.
create function keep_order_stores(orders bigint[]) returns void language plpgsql as $$
begin
  perform from shop_order where id = any(orders) order by id for no key update;
  insert into order_of_store (store_code, order_id, placed_at, total_cents, until) select * from read_order_stores(orders)
  on conflict (order_id, store_code) do update
    set placed_at = excluded.placed_at, total_cents = excluded.total_cents, until = excluded.until
    where (order_of_store.placed_at, order_of_store.total_cents, order_of_store.until)
      is distinct from (excluded.placed_at, excluded.total_cents, excluded.until);
  delete from order_of_store k where k.order_id = any(orders)
    and not exists (select from read_order_stores(orders) r where r.order_id = k.order_id and r.store_code = k.store_code);
end $$;

create function order_of_stores() returns trigger language plpgsql as $$
begin
  perform keep_order_stores(array[new.id]);
  return null;
end $$;
create trigger shop_order_of_store after insert on shop_order for each row
  when (coalesce(new.store_code, new.made_in) is not null) execute function order_of_stores();
create trigger shop_order_of_other_store after update of store_code, made_in, placed_at, total_cents on shop_order for each row
  when ((old.store_code, old.made_in, old.placed_at, old.total_cents)
    is distinct from (new.store_code, new.made_in, new.placed_at, new.total_cents))
  execute function order_of_stores();

create function part_of_store() returns trigger language plpgsql as $$
begin
  perform keep_order_stores(array[coalesce(new.order_id, old.order_id)]);
  return null;
end $$;
create trigger parcel_of_store after insert on parcel for each row when (new.store_code is not null) execute function part_of_store();
create trigger parcel_of_other_store after update of store_code on parcel for each row when (old.store_code is distinct from new.store_code)
  execute function part_of_store();
create trigger parcel_of_no_store after delete on parcel for each row execute function part_of_store();
create trigger order_line_of_no_store after delete on order_line for each row execute function part_of_store();
create trigger order_at_counter_of_store after insert or update of until or delete on order_at_counter for each row execute function part_of_store();

create function copies_of_store() returns trigger language plpgsql as $$
begin
  perform keep_order_stores((select array_agg(distinct l.order_id) from moved m join order_line l on l.id = m.order_line_id));
  return null;
end $$;
create trigger order_stock_of_store after insert on order_stock referencing new table as moved
  for each statement execute function copies_of_store();
create trigger order_stock_of_no_store after delete on order_stock referencing old table as moved
  for each statement execute function copies_of_store();

insert into order_of_store (store_code, order_id, placed_at, total_cents, until)
  select s.store_code, o.id, o.placed_at, o.total_cents, nullif(max(s.until), 'infinity')
  from (
    select id as order_id, store_code, 'infinity'::timestamptz as until from shop_order where store_code is not null
    union all
    select id, made_in, 'infinity' from shop_order where made_in is not null
    union all
    select order_id, store_code, 'infinity' from parcel where store_code is not null
    union all
    select l.order_id, k.store_code, 'infinity' from order_stock k join order_line l on l.id = k.order_line_id
    union all
    select order_id, store_code, until from order_at_counter) s
  join shop_order o on o.id = s.order_id
  group by s.store_code, o.id;
create index order_of_store_by_day on order_of_store (store_code, placed_at, order_id) include (until);
create index order_of_store_by_total on order_of_store (store_code, total_cents, order_id) include (until);
