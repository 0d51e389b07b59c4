-- Why a store has the copies it has: a row for each change, which the database writes itself, so that no statement forgets it.
-- Copies that a cart holds are still the store's: what movements add up to is stock and holds together, and a hold leaves no row.
create table stock_movement (
  id bigint generated always as identity,
  at timestamptz not null default now(),
  -- Without references: rows are written from rows of stock, which have them, and stay when a product goes.
  product_id bigint not null,
  store_code text not null,
  delta int not null check (delta <> 0),
  kind text not null check (kind in ('opening', 'import', 'sale', 'cancellation', 'return', 'sent_again', 'receipt',
    'transfer_out', 'transfer_in', 'count', 'damage', 'theft', 'sample', 'correction')),
  reason text not null default '' check (length(reason) <= 200),
  -- Null: the shop itself.
  staff_id bigint references staff_user,
  document_kind text check (document_kind in ('order', 'return', 'claim', 'transfer', 'count', 'delivery', 'import')),
  document text not null default '',
  constraint stock_movement_document check ((document_kind is null) = (document = ''))
);

-- What was there before: the books begin here.
insert into stock_movement (product_id, store_code, delta, kind)
select product_id, store_code, sum(copies), 'opening'
from (select product_id, store_code, quantity as copies from stock union all
  select product_id, store_code, quantity from stock_hold) there
group by 1, 2 having sum(copies) <> 0;

alter table stock_movement add primary key (id);
create index stock_movement_product on stock_movement (product_id, id);
create index stock_movement_sold on stock_movement (store_code, at) include (product_id) where kind = 'sale';
create index stock_movement_document on stock_movement (document_kind, document) where document_kind is not null;
create trigger stock_movement_fixed before update or delete on stock_movement for each row execute function refuse_change();

-- Who acts, as a call of the staff says once for its transaction.
create function acting_staff() returns bigint language sql stable as $$
  select nullif(current_setting('shop.staff', true), '')::bigint
$$;

-- Each statement that changes stock says why (shop.stock_cause, for its transaction): 'held' where copies only go between a store and
-- a cart's hold or an order, which has a row of its own; a change by hand, which says nothing, is a correction.
create function record_stock() returns trigger language plpgsql as $$
declare
  told text := coalesce(current_setting('shop.stock_cause', true), '');
  cause jsonb;
begin
  if told = 'held' then
    return null;
  end if;
  cause := coalesce(nullif(told, ''), '{}')::jsonb;
  if tg_op = 'INSERT' then
    insert into stock_movement (product_id, store_code, delta, kind, reason, staff_id, document_kind, document)
    select product_id, store_code, quantity, coalesce(cause ->> 'kind', 'correction'), coalesce(cause ->> 'reason', ''),
      acting_staff(), cause ->> 'document_kind', coalesce(cause ->> 'document', '')
    from added where quantity <> 0;
  elsif tg_op = 'DELETE' then
    insert into stock_movement (product_id, store_code, delta, kind, reason, staff_id, document_kind, document)
    select product_id, store_code, -quantity, coalesce(cause ->> 'kind', 'correction'), coalesce(cause ->> 'reason', ''),
      acting_staff(), cause ->> 'document_kind', coalesce(cause ->> 'document', '')
    from removed where quantity <> 0;
  else
    insert into stock_movement (product_id, store_code, delta, kind, reason, staff_id, document_kind, document)
    select n.product_id, n.store_code, n.quantity - o.quantity, coalesce(cause ->> 'kind', 'correction'),
      coalesce(cause ->> 'reason', ''), acting_staff(), cause ->> 'document_kind', coalesce(cause ->> 'document', '')
    from added n join removed o using (product_id, store_code) where n.quantity <> o.quantity;
  end if;
  return null;
end $$;
create trigger stock_recorded_insert after insert on stock
  referencing new table as added for each statement execute function record_stock();
create trigger stock_recorded_update after update on stock
  referencing new table as added old table as removed for each statement execute function record_stock();
create trigger stock_recorded_delete after delete on stock
  referencing old table as removed for each statement execute function record_stock();

-- What an order takes is sold; what it lets go is the store's again.
create function record_order_stock() returns trigger language plpgsql as $$
begin
  if tg_op in ('DELETE', 'UPDATE') then
    insert into stock_movement (product_id, store_code, delta, kind, staff_id, document_kind, document)
    select l.product_id, t.store_code, t.quantity, 'cancellation', acting_staff(), 'order', o.number
    from removed t join order_line l on l.id = t.order_line_id join shop_order o on o.id = l.order_id;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    insert into stock_movement (product_id, store_code, delta, kind, staff_id, document_kind, document)
    select l.product_id, t.store_code, -t.quantity, 'sale', acting_staff(), 'order', o.number
    from added t join order_line l on l.id = t.order_line_id join shop_order o on o.id = l.order_id;
  end if;
  return null;
end $$;
create trigger order_stock_recorded_insert after insert on order_stock
  referencing new table as added for each statement execute function record_order_stock();
create trigger order_stock_recorded_update after update on order_stock
  referencing new table as added old table as removed for each statement execute function record_order_stock();
create trigger order_stock_recorded_delete after delete on order_stock
  referencing old table as removed for each statement execute function record_order_stock();

-- Where a title stands in a store, as its booksellers name their shelves.
alter table stock add column shelf text not null default '' check (length(shelf) <= 20);
create index stock_shelf on stock (store_code, shelf) where shelf <> '';
