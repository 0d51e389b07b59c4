-- What was sold, day by day, summed up by a duty: screens of months and years read these few rows and never the orders.
-- A day is summed up anew when something of it changed; whoever changes it only says so, in a row of its own that nobody waits for.
create table figure_stale (
  id bigint generated always as identity primary key,
  what text not null check (what in ('sales', 'promises', 'steps')),
  day date not null
);
create index figure_stale_day on figure_stale (what, day);

-- Up to which day the clock has brought days along by itself, and when it was last looked after.
create table figure_progress (
  what text primary key check (what in ('sales', 'promises', 'steps')),
  through date,
  at timestamptz
);
insert into figure_progress (what) values ('sales'), ('promises'), ('steps');

-- Without references to what is sold: what was sold stays so when it goes.
create table sale_day (
  day date not null,
  storefront_code text not null,
  -- Where it was sold or is collected; null: sent to an address.
  store_code text,
  family text not null check (family in ('book', 'ebook', 'object', 'shipping')),
  copies int not null,
  gross_cents bigint not null,
  vat_cents bigint not null,
  -- What was given back on this day, whenever it was sold.
  returned int not null,
  refunded_cents bigint not null,
  refunded_vat_cents bigint not null,
  constraint sale_day_once unique nulls not distinct (day, storefront_code, store_code, family)
);

create table sale_hour (
  day date not null,
  hour int not null check (hour between 0 and 23),
  storefront_code text not null,
  store_code text,
  orders int not null,
  copies int not null,
  gross_cents bigint not null,
  vat_cents bigint not null,
  constraint sale_hour_once unique nulls not distinct (day, hour, storefront_code, store_code)
);

-- Of each title by day and by month, so that a year is a dozen rows of it.
create table sale_title (
  grain text not null check (grain in ('day', 'month')),
  from_day date not null,
  product_id bigint not null,
  storefront_code text not null,
  store_code text,
  copies int not null,
  gross_cents bigint not null,
  vat_cents bigint not null,
  returned int not null,
  refunded_cents bigint not null,
  refunded_vat_cents bigint not null,
  constraint sale_title_once unique nulls not distinct (grain, from_day, product_id, storefront_code, store_code)
);
create index sale_title_product on sale_title (product_id, grain, from_day);

-- Refunds are summed up by the day on which they were done.
create index refund_done_at on refund (done_at) where done_at is not null;

create function day_in_madrid(at timestamptz) returns date language sql stable as $$
  select (at at time zone 'Europe/Madrid')::date
$$;

-- Says that the days on which an order was placed and given back are to be summed up; nothing for one whose money nobody promised.
create function order_sums_stale(the_order bigint) returns void language sql as $$
  insert into figure_stale (what, day)
  select 'sales', day_in_madrid(o.placed_at) from shop_order o
  where o.id = the_order and o.payment_state not in ('pending', 'cancelled')
  union
  select 'sales', day_in_madrid(r.done_at) from refund r where r.order_id = the_order and r.done_at is not null
$$;

create function order_makes_stale() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.payment_state in ('pending', 'cancelled') or day_in_madrid(old.placed_at) <> day_in_madrid(new.placed_at) then
    insert into figure_stale (what, day) values ('sales', day_in_madrid(case tg_op when 'INSERT' then new.placed_at else old.placed_at end));
  end if;
  perform order_sums_stale(new.id);
  insert into figure_stale (what, day)
  select distinct 'promises', p.first_promised_on from parcel p
  where p.order_id = new.id and p.first_promised_on < day_in_madrid(now());
  return null;
end $$;
create trigger order_placed_stale after insert on shop_order for each row
  when (new.payment_state not in ('pending', 'cancelled')) execute function order_makes_stale();
create trigger order_changed_stale after update of payment_state, store_code, made_in, storefront_code, placed_at, claim_id on shop_order for each row
  when ((old.payment_state in ('pending', 'cancelled')) <> (new.payment_state in ('pending', 'cancelled'))
    or old.store_code is distinct from new.store_code or old.made_in is distinct from new.made_in
    or old.storefront_code <> new.storefront_code or old.placed_at <> new.placed_at or old.claim_id is distinct from new.claim_id)
  execute function order_makes_stale();

create function lines_make_stale() returns trigger language plpgsql as $$
begin
  insert into figure_stale (what, day)
  select distinct 'sales', day_in_madrid(o.placed_at) from added l join shop_order o on o.id = l.order_id
  where o.payment_state not in ('pending', 'cancelled');
  return null;
end $$;
create trigger order_line_added_stale after insert on order_line
  referencing new table as added for each statement execute function lines_make_stale();

create function line_makes_stale() returns trigger language plpgsql as $$
begin
  perform order_sums_stale(case tg_op when 'DELETE' then old.order_id else new.order_id end);
  insert into figure_stale (what, day)
  select distinct 'promises', p.first_promised_on from parcel p join parcel_line i on i.parcel_id = p.id
  where i.order_line_id = old.id and p.first_promised_on < day_in_madrid(now());
  return null;
end $$;
create trigger order_line_changed_stale after update on order_line for each row
  when ((old.fulfilment = 'cancelled') <> (new.fulfilment = 'cancelled') or old.quantity <> new.quantity or old.paid_cents <> new.paid_cents
    or old.vat_percent <> new.vat_percent or old.product_id <> new.product_id)
  execute function line_makes_stale();
create trigger order_line_removed_stale after delete on order_line for each row execute function line_makes_stale();

create function refund_makes_stale() returns trigger language plpgsql as $$
begin
  insert into figure_stale (what, day)
  select distinct 'sales', day_in_madrid(at) from unnest(array[new.done_at, case tg_op when 'UPDATE' then old.done_at end]) as at where at is not null;
  return null;
end $$;
create trigger refund_made_stale after insert on refund for each row when (new.done_at is not null) execute function refund_makes_stale();
create trigger refund_done_stale after update on refund for each row
  when (old.done_at is distinct from new.done_at or (new.done_at is not null and old.shipping_cents <> new.shipping_cents))
  execute function refund_makes_stale();

create function refund_line_makes_stale() returns trigger language plpgsql as $$
begin
  insert into figure_stale (what, day)
  select distinct 'sales', day_in_madrid(r.done_at) from added l join refund r on r.id = l.refund_id where r.done_at is not null;
  return null;
end $$;
create trigger refund_line_added_stale after insert on refund_line
  referencing new table as added for each statement execute function refund_line_makes_stale();

-- Everything until now.
insert into figure_stale (what, day)
select distinct 'sales', day_in_madrid(placed_at) from shop_order where payment_state not in ('pending', 'cancelled')
union select 'sales', day_in_madrid(done_at) from refund where done_at is not null;
