-- Copies that a store keeps for somebody until a last day. They are held as those of a cart are (stock_hold), by a cart that nobody fills.
alter table cart
  drop constraint cart_purpose_check,
  add constraint cart_purpose_check check (purpose in ('shop', 'desk', 'counter', 'reservation'));

create sequence reservation_number;
create table reservation (
  id bigint generated always as identity primary key,
  -- What its slip says, and a scanner reads.
  code text not null default 'R-' || lpad(nextval('reservation_number')::text, 6, '0'),
  store_code text not null references store,
  -- Whose copies stock_hold keeps apart.
  cart_id text not null references cart,
  -- Of an account; null for anybody else.
  customer_id text references customer,
  name text not null check (length(name) between 1 and 120),
  email text not null default '' check (length(email) <= 254),
  phone text not null default '' check (length(phone) <= 30),
  language text not null check (language in ('es', 'ca', 'en')),
  last_day date not null,
  note text not null default '' check (length(note) <= 500),
  state text not null default 'held' check (state in ('held', 'collected', 'released')),
  made_by bigint not null references staff_user,
  made_at timestamptz not null default now(),
  -- Null while it is held, and where it was released by itself.
  closed_by bigint references staff_user,
  closed_at timestamptz,
  receipt text not null default '' check (length(receipt) <= 40),
  constraint reservation_code_unique unique (code),
  constraint reservation_cart_unique unique (cart_id),
  constraint reservation_closed check ((state = 'held') = (closed_at is null))
);
create index reservation_held on reservation (store_code, last_day, id) where state = 'held';
create index reservation_ended on reservation (last_day) where state = 'held';
create index reservation_customer on reservation (customer_id) where customer_id is not null;
create index reservation_made_at on reservation (made_at desc, id desc);
create index reservation_words on reservation using gin (list_words(code || ' ' || name || ' ' || email || ' ' || digits_of(phone)));

create table reservation_line (
  reservation_id bigint not null references reservation on delete cascade,
  product_id bigint not null references product,
  quantity int not null check (quantity between 1 and 99),
  primary key (reservation_id, product_id)
);
create index reservation_line_product on reservation_line (product_id);

-- What is handed over has left the store: a movement with the slip as its document.
alter table stock_movement
  drop constraint stock_movement_document_kind_check,
  add constraint stock_movement_document_kind_check
    check (document_kind in ('order', 'return', 'claim', 'transfer', 'count', 'delivery', 'import', 'reservation'));
