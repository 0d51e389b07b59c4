-- The catalogue as other sites fetch it, a file for each shop and language, written anew by a duty.
create table product_feed (
  id bigint generated always as identity primary key,
  storefront_code text not null references storefront,
  language text not null check (language in ('es', 'ca', 'en')),
  active boolean not null default false,
  -- The part of its address that nobody can guess.
  token text not null unique check (length(token) = 43),
  file_key text,
  made_at timestamptz,
  items int not null default 0 check (items >= 0),
  bytes bigint not null default 0 check (bytes >= 0),
  -- Why it could not be written; empty where it was.
  error text not null default '' check (length(error) <= 500),
  fetched_at timestamptz,
  due_at timestamptz not null default now(),
  leased_until timestamptz,
  constraint product_feed_once unique (storefront_code, language),
  constraint product_feed_made check ((file_key is null) = (made_at is null))
);
create index product_feed_due on product_feed (due_at) where active;

-- What changed since a moment is asked without going through every movement.
create index stock_movement_when on stock_movement using brin (at);
