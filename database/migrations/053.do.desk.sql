-- A list of a library or business becomes an order through a cart of its own, beside the one its people shop with.
alter table cart add column purpose text not null default 'shop' check (purpose in ('shop', 'desk'));
drop index cart_one_open_per_owner;
create unique index cart_one_open_per_owner on cart (storefront_code, owner_id)
  where closed_at is null and owner_id is not null and purpose = 'shop';
-- Ninety-nine copies are the shop's own bound, kept by its rules; a town buys more for its schools.
alter table cart_line drop constraint cart_line_quantity, add constraint cart_line_quantity check (quantity between 1 and 9999);

alter table desk_list
  -- Collected at this store instead of sent to a centre.
  add column store_code text references store,
  add column shipment text not null default 'single' check (shipment in ('single', 'split')),
  -- Who sent it to be approved and when; why it came back.
  add column submitted_at timestamptz,
  add column submitted_by text references account_member on delete set null,
  add column letter text not null default '' check (length(letter) <= 1000),
  add column returned_reason text not null default '' check (length(returned_reason) <= 500);
create index desk_list_awaiting on desk_list (customer_id, submitted_at) where state = 'awaiting';

-- Titles that a library decided against, so that nobody proposes or orders them unawares.
create table desk_refusal (
  customer_id text not null references customer on delete cascade,
  product_id bigint not null references product on delete cascade,
  note text not null default '' check (length(note) <= 200),
  refused_at timestamptz not null,
  refused_by text references account_member on delete set null,
  primary key (customer_id, product_id)
);

-- What libraries and businesses bought, by title: whether they have it already is asked of every line of a list, whatever the
-- number of their orders and however many others bought the same. What became of a line is read from the line itself.
create table trade_purchase (
  order_line_id bigint primary key references order_line on delete cascade,
  customer_id text not null,
  product_id bigint not null
);
create index trade_purchase_product on trade_purchase (customer_id, product_id);
insert into trade_purchase (order_line_id, customer_id, product_id)
select l.id, o.owner_id, l.product_id from order_line l join shop_order o on o.id = l.order_id
join customer c on c.id = o.owner_id and c.kind in ('business', 'library');
create function note_trade_purchase() returns trigger language plpgsql as $$
begin
  insert into trade_purchase (order_line_id, customer_id, product_id)
  select l.id, o.owner_id, l.product_id from added l join shop_order o on o.id = l.order_id
  join customer c on c.id = o.owner_id and c.kind in ('business', 'library');
  return null;
end $$;
create trigger order_line_noted after insert on order_line
  referencing new table as added for each statement execute function note_trade_purchase();
