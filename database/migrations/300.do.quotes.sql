-- What the shop offers somebody at a price until a day. Numbered by shop and year, without gaps; a quote that was sent and changed is
-- another revision of its number, and the former one stays as it was told.
create table quote_series (
  storefront_code text not null references storefront,
  year int not null check (year between 2000 and 2999),
  last int not null check (last > 0),
  primary key (storefront_code, year)
);

create table quote (
  id bigint generated always as identity primary key,
  number text not null check (length(number) between 5 and 30),
  revision int not null default 1 check (revision between 1 and 99),
  -- One form is one quote, however often it is sent; its order bears it too.
  key uuid not null,
  storefront_code text not null references storefront,
  store_code text not null references store,
  state text not null default 'draft'
    check (state in ('draft', 'sent', 'accepted', 'declined', 'expired', 'ordered', 'withdrawn', 'replaced')),
  -- An account; null for anybody else.
  customer_id text references customer,
  name text not null check (length(name) between 1 and 120),
  contact text not null default '' check (length(contact) <= 120),
  email text not null default '' check (length(email) <= 254),
  phone text not null default '' check (length(phone) <= 30),
  language text not null check (language in ('es', 'ca', 'en')),
  collect_at text references store,
  address jsonb,
  -- VAT included; null while nobody knows. `shipping_said`: by whoever wrote the quote, not by the tariff.
  shipping_cents int check (shipping_cents >= 0),
  shipping_said boolean not null,
  total_cents int not null check (total_cents >= 0),
  vat jsonb not null,
  reference text not null default '' check (length(reference) <= 60),
  note text not null default '' check (length(note) <= 1000),
  valid_until date not null,
  straight_to_pay boolean not null default false,
  -- What its link holds; only its hash is kept.
  key_hash bytea check (octet_length(key_hash) = 32),
  made_by bigint not null references staff_user,
  made_at timestamptz not null,
  sent_at timestamptz,
  seen_at timestamptz,
  decided_at timestamptz,
  -- Why it was declined or withdrawn.
  reason text not null default '' check (length(reason) <= 500),
  order_id bigint references shop_order,
  ended_at timestamptz,
  constraint quote_number_unique unique (number, revision),
  constraint quote_key_unique unique (key),
  -- One quote is one order, and one order is of one quote.
  constraint quote_order_unique unique (order_id),
  constraint quote_ordered check ((state = 'ordered') = (order_id is not null)),
  constraint quote_goes check ((collect_at is null) <> (address is null)),
  constraint quote_sent check (state in ('draft', 'withdrawn', 'replaced') or sent_at is not null),
  constraint quote_ended check ((state in ('declined', 'expired', 'ordered', 'withdrawn', 'replaced')) = (ended_at is not null))
);
-- Of a number, one revision lives.
create unique index quote_living on quote (number) where state in ('draft', 'sent', 'accepted', 'ordered');
create unique index quote_key_hash on quote (key_hash) where key_hash is not null;
create index quote_open on quote (valid_until, id) where state = 'sent';
create index quote_accepted on quote (decided_at, id) where state = 'accepted';
create index quote_valid_until on quote (valid_until, id);
create index quote_made_at on quote (made_at, id);
create index quote_customer on quote (customer_id, id) where customer_id is not null;
create index quote_words on quote using gin
  (list_words(number || ' ' || name || ' ' || contact || ' ' || email || ' ' || digits_of(phone) || ' ' || reference));
create index quote_forgotten on quote (ended_at) where ended_at is not null and customer_id is null;

create table quote_line (
  quote_id bigint not null references quote on delete cascade,
  position int not null check (position between 1 and 200),
  product_id bigint not null references product,
  -- As they were called when it was written.
  title text not null,
  ean text not null,
  quantity int not null check (quantity between 1 and 9999),
  -- Of a copy, VAT included: what it is taken off, and what is asked for.
  list_cents int not null check (list_cents >= 0),
  discount numeric(5, 2) not null check (discount between 0 and 100),
  unit_cents int not null check (unit_cents between 0 and list_cents),
  -- Of the line, as its customer pays it: without VAT where the sale is net.
  line_cents int not null check (line_cents >= 0),
  vat_percent numeric(5, 2) not null check (vat_percent between 0 and 100),
  primary key (quote_id, position),
  constraint quote_line_product unique (quote_id, product_id)
);
create index quote_line_of_product on quote_line (product_id);

create table quote_event (
  id bigint generated always as identity primary key,
  quote_id bigint not null references quote on delete cascade,
  kind text not null check (kind in
    ('made', 'changed', 'sent', 'seen', 'accepted', 'declined', 'expired', 'ordered', 'not_ordered', 'withdrawn', 'replaced')),
  actor text not null check (actor in ('staff', 'customer', 'shop')),
  staff_id bigint references staff_user,
  note text not null default '' check (length(note) <= 500),
  at timestamptz not null,
  constraint quote_event_staff check ((actor = 'staff') = (staff_id is not null))
);
create index quote_event_quote on quote_event (quote_id, id);
