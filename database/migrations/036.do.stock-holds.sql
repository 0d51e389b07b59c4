-- Copies that a visitor in the buy step holds: taken out of stock for a while, so that nobody else can buy them meanwhile.
-- What lies in stores, in holds and in orders always adds up to what was there; a hold is given back, never just deleted.
create table stock_hold (
  cart_id text not null references cart,
  product_id bigint not null references product,
  store_code text not null references store,
  quantity int not null check (quantity > 0),
  primary key (cart_id, product_id, store_code)
);
alter table cart
  -- When the hold began, and when it ends unless the visitor goes on.
  add column held_since timestamptz,
  add column held_until timestamptz,
  add constraint cart_hold_ends check ((held_since is null) = (held_until is null));
-- What a line holds is read from the holds and from the cart's unpaid order.
alter table cart_line drop column held;
create index cart_hold_ends on cart (held_until) where held_until is not null;
