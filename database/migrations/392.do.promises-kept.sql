-- The day that was promised before anything was paid; `promised_on` moves when the shop says another one.
alter table parcel add column first_promised_on date;
update parcel set first_promised_on = promised_on where promised_on is not null;
create index parcel_first_promised on parcel (first_promised_on) where first_promised_on is not null;

-- What the shop said of the title as it was ordered: what comes of it is told by it.
alter table order_line add column availability_code text not null default '';
create function keep_availability() returns trigger language plpgsql as $$
begin
  if new.availability_code = '' then
    new.availability_code := coalesce((select availability_code from product where id = new.product_id), '');
  end if;
  return new;
end $$;
create trigger order_line_availability before insert on order_line for each row execute function keep_availability();

create function keep_first_promise() returns trigger language plpgsql as $$
begin
  new.first_promised_on := coalesce(new.first_promised_on, new.promised_on);
  return new;
end $$;
create trigger parcel_first_promise before insert or update of promised_on, first_promised_on on parcel
  for each row execute function keep_first_promise();

-- A row counts lines of parcels whose day has passed: kept, late, or in the carrier's hands in time without news of the end.
create table promise_day (
  day date not null,
  storefront_code text not null,
  -- Who was to hand it over.
  store_code text,
  kind text not null check (kind in ('shipment', 'pickup')),
  carrier text not null,
  availability_code text not null,
  kept int not null,
  late int not null,
  untold int not null,
  -- Of those that were late and came: by how many days in all.
  late_days int not null,
  constraint promise_day_once unique nulls not distinct (day, storefront_code, store_code, kind, carrier, availability_code)
);

create function parcel_makes_stale() returns trigger language plpgsql as $$
begin
  insert into figure_stale (what, day)
  select distinct 'promises', d from unnest(array[new.first_promised_on, case tg_op when 'UPDATE' then old.first_promised_on end]) as d
  where d is not null and d < day_in_madrid(now());
  if tg_op = 'INSERT' then
    if new.shipping_cents > 0 then perform order_sums_stale(new.order_id); end if;
  elsif old.shipping_cents <> new.shipping_cents or (old.state = 'cancelled') <> (new.state = 'cancelled') then
    perform order_sums_stale(new.order_id);
  end if;
  return null;
end $$;
create trigger parcel_made_stale after insert on parcel for each row execute function parcel_makes_stale();
create trigger parcel_changed_stale after update on parcel for each row
  when (old.state <> new.state or old.first_promised_on is distinct from new.first_promised_on or old.store_code is distinct from new.store_code
    or old.carrier <> new.carrier or old.ready_at is distinct from new.ready_at or old.handed_over_at is distinct from new.handed_over_at
    or old.delivered_at is distinct from new.delivered_at or old.shipping_cents <> new.shipping_cents)
  execute function parcel_makes_stale();

create function parcel_line_makes_stale() returns trigger language plpgsql as $$
begin
  insert into figure_stale (what, day)
  select 'promises', p.first_promised_on from parcel p where p.id = old.parcel_id and p.first_promised_on < day_in_madrid(now());
  return null;
end $$;
create trigger parcel_line_removed_stale after delete on parcel_line for each row execute function parcel_line_makes_stale();
create function parcel_lines_make_stale() returns trigger language plpgsql as $$
begin
  insert into figure_stale (what, day)
  select distinct 'promises', p.first_promised_on from added i join parcel p on p.id = i.parcel_id
  where p.first_promised_on < day_in_madrid(now());
  return null;
end $$;
create trigger parcel_line_added_stale after insert on parcel_line
  referencing new table as added for each statement execute function parcel_lines_make_stale();

insert into figure_stale (what, day) select distinct 'promises', first_promised_on from parcel where first_promised_on is not null;
