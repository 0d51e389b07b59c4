-- When copies of a title were last sold in a store and last came to it: written as they move, once a day at most.
create table stock_rest (
  product_id bigint not null,
  store_code text not null,
  sold_on date,
  received_on date,
  -- The later of both; where neither is known, since when the books are kept.
  moved_on date not null,
  primary key (product_id, store_code)
);
create index stock_rest_store on stock_rest (store_code, moved_on);
create index stock_rest_moved on stock_rest (moved_on, product_id, store_code);

create function keep_stock_rest() returns trigger language plpgsql as $$
begin
  insert into stock_rest (product_id, store_code, sold_on, received_on, moved_on)
  select product_id, store_code, max(on_day) filter (where kind = 'sale'), max(on_day) filter (where kind in ('receipt', 'transfer_in')), max(on_day)
  from (select product_id, store_code, kind, day_in_madrid(at) as on_day from added) m
  where kind in ('sale', 'receipt', 'transfer_in')
  group by product_id, store_code
  order by product_id, store_code
  on conflict (product_id, store_code) do update set
    sold_on = greatest(stock_rest.sold_on, excluded.sold_on),
    received_on = greatest(stock_rest.received_on, excluded.received_on),
    moved_on = greatest(stock_rest.moved_on, excluded.moved_on)
  where (stock_rest.sold_on, stock_rest.received_on, stock_rest.moved_on) is distinct from
    (greatest(stock_rest.sold_on, excluded.sold_on), greatest(stock_rest.received_on, excluded.received_on), greatest(stock_rest.moved_on, excluded.moved_on));
  -- What the shop first hears of a store's copies by another way begins to rest then.
  insert into stock_rest (product_id, store_code, moved_on)
  select distinct product_id, store_code, day_in_madrid(at) from added where kind not in ('sale', 'receipt', 'transfer_in') and delta > 0
  order by product_id, store_code
  on conflict do nothing;
  return null;
end $$;
create trigger stock_movement_rest after insert on stock_movement
  referencing new table as added for each statement execute function keep_stock_rest();

insert into stock_rest (product_id, store_code, sold_on, received_on, moved_on)
select product_id, store_code, max(day_in_madrid(at)) filter (where kind = 'sale'),
  max(day_in_madrid(at)) filter (where kind in ('receipt', 'transfer_in')),
  coalesce(max(day_in_madrid(at)) filter (where kind in ('sale', 'receipt', 'transfer_in')), min(day_in_madrid(at)))
from stock_movement group by product_id, store_code;
