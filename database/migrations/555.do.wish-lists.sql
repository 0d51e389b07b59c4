-- Lists of wishes that belong to nobody: who holds the key of one keeps it, who holds the key of its link gives from it. Keys are
-- derived from the secret of the shop (modules/buying/wish-lists/list-keys.ts), so that no row opens a list.
create table wish_list (
  id bigint generated always as identity primary key,
  storefront_code text not null references storefront on delete cascade,
  -- Counts the links there were: a new one opens nothing of a former one.
  link int not null default 0 check (link >= 0),
  shared boolean not null default false,
  made_at timestamptz not null,
  ends_at timestamptz not null,
  constraint wish_list_ends_later check (ends_at > made_at),
  constraint wish_list_shared_by_link check (not shared or link > 0)
);
create index wish_list_end on wish_list (ends_at);

create table wish_list_item (
  list_id bigint not null references wish_list on delete cascade,
  product_id bigint not null references product on delete cascade,
  added_at timestamptz not null,
  -- When somebody said that they have bought it.
  given_at timestamptz,
  primary key (list_id, product_id),
  constraint wish_list_item_given_later check (given_at >= added_at)
);
create index wish_list_item_product on wish_list_item (product_id);

-- Into which carts a wish was put from its list: an order of one of them is a present.
create table wish_list_pick (
  list_id bigint not null,
  product_id bigint not null,
  cart_id text not null check (length(cart_id) between 1 and 64),
  picked_at timestamptz not null,
  primary key (list_id, product_id, cart_id),
  foreign key (list_id, product_id) references wish_list_item on delete cascade
);

-- The database has the last word: no list is longer than anyone looks through, whoever adds at once.
create function refuse_long_wish_list() returns trigger language plpgsql as $$
begin
  perform from wish_list where id = new.list_id for no key update;
  if (select count(*) from wish_list_item where list_id = new.list_id) >= 100 then
    raise exception 'wish list % is full', new.list_id using errcode = 'check_violation', constraint = 'wish_list_full';
  end if;
  return new;
end $$;
create trigger wish_list_full before insert on wish_list_item for each row execute function refuse_long_wish_list();
