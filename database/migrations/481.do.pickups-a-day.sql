-- How many orders a store hands over on a day; null: as many as come. Held here: two orders at once never promise the last place of a day.
alter table store add column pickups_a_day int check (pickups_a_day between 1 and 100000);

-- Parcels promised for a day at the counter of a store that says how many it can hand over.
create table pickup_day (
  store_code text not null references store on update cascade on delete cascade,
  day date not null,
  taken int not null check (taken >= 0),
  primary key (store_code, day)
);

-- A parcel is counted on the day that was promised with the order, until it is called off. Only what an order begins with is refused;
-- what is sent again or divided later is counted all the same. It is done as a transaction ends, so that nothing else is locked after it.
create function count_pickup() returns trigger language plpgsql as $$
declare
  most int;
  now_taken int;
begin
  -- Whoever changes the number waits for the orders that are being written by it.
  select pickups_a_day into most from store where code = coalesce(new.store_code, old.store_code) for share;
  if most is null then return null; end if;
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and new.state = 'cancelled') then
    if old.state <> 'cancelled' then
      update pickup_day set taken = taken - 1 where store_code = old.store_code and day = old.first_promised_on and taken > 0;
    end if;
    return null;
  end if;
  if new.state = 'cancelled' then return null; end if;
  insert into pickup_day (store_code, day, taken) values (new.store_code, new.first_promised_on, 1)
    on conflict (store_code, day) do update set taken = pickup_day.taken + 1
    returning taken into now_taken;
  if tg_op = 'INSERT' and new.position = 1 and now_taken > most and new.first_promised_on >= day_in_madrid(now()) then
    raise exception 'the store hands over no more on that day'
      using errcode = 'check_violation', constraint = 'pickup_day_full', table = 'pickup_day';
  end if;
  return null;
end $$;
create constraint trigger parcel_pickup_made after insert on parcel deferrable initially deferred for each row
  when (new.kind = 'pickup' and new.first_promised_on is not null) execute function count_pickup();
create constraint trigger parcel_pickup_moved after update of state on parcel deferrable initially deferred for each row
  when (new.kind = 'pickup' and new.first_promised_on is not null and (old.state = 'cancelled') <> (new.state = 'cancelled'))
  execute function count_pickup();
create constraint trigger parcel_pickup_gone after delete on parcel deferrable initially deferred for each row
  when (old.kind = 'pickup' and old.first_promised_on is not null) execute function count_pickup();

-- A store that begins to say how many has what is promised already counted.
create function count_pickups_of_store() returns trigger language plpgsql as $$
begin
  delete from pickup_day where store_code = new.code;
  if new.pickups_a_day is not null then
    insert into pickup_day (store_code, day, taken)
      select store_code, first_promised_on, count(*) from parcel
      where first_promised_on >= day_in_madrid(now()) and kind = 'pickup' and store_code = new.code and state <> 'cancelled'
      group by store_code, first_promised_on;
  end if;
  return null;
end $$;
create trigger store_pickups_changed after update of pickups_a_day on store for each row
  when (old.pickups_a_day is distinct from new.pickups_a_day) execute function count_pickups_of_store();
