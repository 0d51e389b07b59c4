-- Favourites of customers. That nobody keeps more than the most is held by the lock on their row (modules/customers/wishes.ts).
create table wish (
  customer_id text not null references customer on delete cascade,
  product_id bigint not null references product on delete cascade,
  added_at timestamptz not null default now(),
  primary key (customer_id, product_id)
);
create index wish_product on wish (product_id);
