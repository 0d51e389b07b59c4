-- How many copies lay where they were last looked at, of what kind and worth how much: what the list of copies at rest is put in order by. Null
-- where none lay. Who reads the list is told of the copies that lie there now.
alter table stock_rest
  add column copies integer check (copies > 0),
  add column value_cents bigint,
  add column kind text,
  add constraint stock_rest_lies check (num_nulls(copies, value_cents, kind) in (0, 3));
update stock_rest r set copies = t.quantity, value_cents = t.quantity * coalesce(p.price_cents, 0)::bigint, kind = p.kind
from stock t join product p on p.id = t.product_id
where t.product_id = r.product_id and t.store_code = r.store_code and t.quantity > 0;
create index stock_rest_copies on stock_rest (copies, (product_id::text || ' ' || store_code)) where copies is not null;
create index stock_rest_value on stock_rest (value_cents, (product_id::text || ' ' || store_code)) where copies is not null;

analyze stock_rest;

-- The last copy was taken, or something lies again, though nothing was sold or received: by a basket, or by what it gave back.
create function note_last_copy() returns trigger language plpgsql as $$
begin
  insert into stock_moved (product_id, store_code, kind, day)
  select product_id, store_code, 'known', day_in_madrid(now()) from stock_rest
  where product_id = new.product_id and store_code = new.store_code;
  return null;
end $$;
create trigger stock_last_copy after update of quantity on stock for each row
  when ((old.quantity > 0) <> (new.quantity > 0)) execute function note_last_copy();
create trigger stock_first_copy after insert on stock for each row
  when (new.quantity > 0) execute function note_last_copy();

-- What rests is looked at once a day besides: counts that were put right, and prices.
alter table figure_stale drop constraint figure_stale_what_check, add check (what in ('sales', 'promises', 'steps', 'rest'));
alter table figure_progress drop constraint figure_progress_what_check, add check (what in ('sales', 'promises', 'steps', 'rest'));
insert into figure_progress (what) values ('rest');
