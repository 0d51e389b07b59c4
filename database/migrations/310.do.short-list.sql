-- Copies of an order's line that a store should have had and could not find, and that no other store could give at once: somebody has to do something.
create table shortage (
  id bigint generated always as identity primary key,
  order_line_id bigint not null references order_line on delete cascade,
  -- Where they were looked for, and where what comes for them is kept.
  store_code text not null references store,
  copies int not null check (copies between 1 and 9999),
  reason text not null check (reason in ('not_found', 'damaged', 'sold')),
  state text not null default 'open' check (state in ('open', 'looking', 'asked', 'ordered', 'offered', 'closed')),
  transfer_id bigint references stock_transfer,
  expected_on date,
  note text not null default '' check (length(note) <= 500),
  reported_by bigint references staff_user,
  reported_at timestamptz not null,
  -- Since when it stands as it does.
  changed_at timestamptz not null,
  outcome text check (outcome in ('found', 'provided', 'called_off', 'left', 'laid_aside')),
  closed_by bigint references staff_user,
  constraint shortage_closed check ((state = 'closed') = (outcome is not null)),
  constraint shortage_asked check (state <> 'asked' or transfer_id is not null)
);
create unique index shortage_of_line on shortage (order_line_id, store_code) where state <> 'closed';
create index shortage_line on shortage (order_line_id);
create index shortage_store on shortage (store_code, reported_at, id);
create index shortage_reported on shortage (reported_at, id);
create index shortage_waits on shortage (reported_at, id) where state <> 'closed';
create index shortage_transfer on shortage (transfer_id) where transfer_id is not null;

-- What was found elsewhere, called off or sent in spite of it is no longer missing, whoever saw to it.
create function close_shortages(lines bigint[]) returns void language sql as $$
  update shortage s
  set state = 'closed', changed_at = shop_now(),
    outcome = case l.fulfilment when 'cancelled' then 'called_off' when 'preparing' then 'provided' else 'left' end
  from order_line l
  where s.order_line_id = any(lines) and s.state <> 'closed' and l.id = s.order_line_id
    and (l.fulfilment <> 'preparing'
      or l.quantity <= (select coalesce(sum(k.quantity), 0) from order_stock k where k.order_line_id = l.id))
$$;
create function line_short_no_more() returns trigger language plpgsql as $$
begin
  perform close_shortages(array[new.id]);
  return null;
end $$;
create trigger order_line_short_no_more after update of fulfilment, quantity on order_line for each row
  when ((old.fulfilment, old.quantity) is distinct from (new.fulfilment, new.quantity)) execute function line_short_no_more();
create function stock_short_no_more() returns trigger language plpgsql as $$
begin
  perform close_shortages((select array_agg(distinct order_line_id) from moved));
  return null;
end $$;
create trigger order_stock_short_no_more after insert on order_stock referencing new table as moved
  for each statement execute function stock_short_no_more();
create trigger order_stock_short_again after update on order_stock referencing new table as moved
  for each statement execute function stock_short_no_more();
