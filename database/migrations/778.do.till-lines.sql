-- What the tills of stores sold and took back, as they told it: each line once by the till's own number, with what became of the stock.
create table till_line (
  id bigint generated always as identity primary key,
  store_code text not null references store,
  till text not null check (length(till) between 1 and 40),
  number text not null check (length(number) between 1 and 80),
  kind text not null check (kind in ('sale', 'return')),
  code text not null check (length(code) between 1 and 40),
  product_id bigint references product,
  copies int not null check (copies between 1 and 10000),
  -- By how many the store's copies changed: fewer where the shop knew of fewer.
  moved int not null check (moved between 0 and copies),
  outcome text not null check (outcome in ('done', 'short', 'unknown')),
  at timestamptz not null,
  told_at timestamptz not null,
  told_by bigint not null references staff_user,
  settled_at timestamptz,
  settled_by bigint references staff_user,
  constraint till_line_once unique (store_code, till, number),
  constraint till_line_known check ((outcome = 'unknown') = (product_id is null)),
  constraint till_line_moved check ((outcome = 'done') = (moved = copies)),
  constraint till_line_settled check ((settled_at is null) = (settled_by is null))
);
create index till_line_at on till_line (store_code, at);
create index till_line_open on till_line (store_code, at) where outcome <> 'done' and settled_at is null;

-- A till's sale takes the copy off the shelf at once, other than an order's: it is a movement of its own kind.
alter table stock_movement
  drop constraint stock_movement_kind_check,
  add constraint stock_movement_kind_check check (kind in ('opening', 'import', 'sale', 'cancellation', 'return', 'sent_again', 'receipt',
    'transfer_out', 'transfer_in', 'count', 'damage', 'theft', 'sample', 'correction', 'till_sale', 'till_return')),
  drop constraint stock_movement_document_kind_check,
  add constraint stock_movement_document_kind_check
    check (document_kind in ('order', 'return', 'claim', 'transfer', 'count', 'delivery', 'import', 'reservation', 'till'));
drop index stock_movement_sold;
create index stock_movement_sold on stock_movement (store_code, at) include (product_id) where kind in ('sale', 'till_sale');

create or replace function keep_stock_rest() returns trigger language plpgsql as $$
begin
  insert into stock_moved (product_id, store_code, kind, day)
  select distinct m.product_id, m.store_code, m.kind, m.day
  from (
    select product_id, store_code, day_in_madrid(at) as day,
      case when kind in ('sale', 'till_sale') then 'sold' when kind in ('receipt', 'transfer_in') then 'received' when delta > 0 then 'known' end as kind
    from added
  ) m
  left join stock_rest r on r.product_id = m.product_id and r.store_code = m.store_code
  where m.kind is not null and not coalesce(case m.kind when 'sold' then r.sold_on >= m.day when 'received' then r.received_on >= m.day
    else r.moved_on is not null end, false);
  return null;
end $$;
