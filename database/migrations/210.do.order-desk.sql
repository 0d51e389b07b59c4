-- Which order an e-mail is about, and which one it repeats: those written again count once in the books.
alter table mail_outbox add column order_number text, add column again_of bigint references mail_outbox on delete set null;
create index mail_outbox_order on mail_outbox (order_number) where order_number is not null;
update mail_outbox m set order_number = o.number from shop_order o
where o.number = substring(m.subject from '[0-9]{2}-[0-9]{6,}') and lower(m.recipient) = lower(o.email);

-- Copies of a web order that a store has taken off its shelf, of those it holds for the order.
alter table order_stock
  add column picked int not null default 0,
  add column picked_by bigint references staff_user,
  add column picked_at timestamptz,
  add constraint order_stock_picked check (picked between 0 and quantity);
create index order_stock_store on order_stock (store_code, order_line_id);
create index order_line_preparing on order_line (id) where fulfilment = 'preparing';

-- Orders of other stores that somebody was shown at a counter, with why: what was bought anywhere comes back anywhere.
create table order_at_counter (
  order_id bigint not null references shop_order,
  store_code text not null references store,
  staff_id bigint not null references staff_user,
  reason text not null check (length(reason) between 3 and 500),
  opened_at timestamptz not null,
  until timestamptz not null,
  primary key (order_id, store_code)
);
