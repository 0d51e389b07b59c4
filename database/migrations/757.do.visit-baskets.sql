-- What somebody chose in the palace shop with their own phone: nobody's, opened at the counter by six letters, and forgotten after two days.
-- The phone's key stands here as a digest alone.
create table visit_basket (
  id bigint generated always as identity primary key,
  storefront_code text not null references storefront on delete cascade,
  store_code text not null references store,
  language text not null check (language in ('es', 'ca', 'en')),
  -- Without vowels: no word, and nothing that reads like one.
  code text not null constraint visit_basket_code unique check (code ~ '^[BCDFGHJKLMNPQRSTVWXZ]{6}$'),
  key_hash bytea not null constraint visit_basket_key unique,
  made_at timestamptz not null,
  touched_at timestamptz not null,
  -- The half hour in which it is collected at the exit.
  slot_at timestamptz,
  handed_over_at timestamptz,
  handed_over_by bigint references staff_user,
  constraint visit_basket_handed_over check ((handed_over_at is null) = (handed_over_by is null))
);
create index visit_basket_touched on visit_basket (touched_at);
create index visit_basket_slot on visit_basket (store_code, slot_at) where slot_at is not null and handed_over_at is null;

create table visit_basket_line (
  basket_id bigint not null references visit_basket on delete cascade,
  product_id bigint not null references product on delete cascade,
  quantity int not null check (quantity between 1 and 20),
  position int not null,
  primary key (basket_id, product_id)
);
create index visit_basket_line_product on visit_basket_line (product_id);

-- How many baskets a store gets ready in half an hour; none: it hands none over at its exit.
alter table store add column exit_capacity int not null default 6 constraint store_exit_capacity check (exit_capacity between 0 and 100);

-- Half hours that somebody chose; the database never lets more baskets into one than it holds.
create table exit_slot (
  store_code text not null references store,
  starts_at timestamptz not null check (extract(epoch from starts_at)::bigint % 1800 = 0),
  capacity int not null,
  taken int not null default 0,
  primary key (store_code, starts_at),
  constraint exit_slot_never_over check (taken between 0 and capacity)
);
