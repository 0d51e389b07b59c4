-- A reader reserves one copy in a store by themselves: nothing is held before their address has answered a letter, or is their account's own.
alter table reservation
  alter column made_by drop not null,
  -- Whose the mailbox is that asked, by a digest: one mailbox keeps few copies. Null where a colleague made it.
  add column mailbox bytea,
  add constraint reservation_mailbox_digest check (length(mailbox) = 32);
create index reservation_mailbox on reservation (mailbox, made_at) where mailbox is not null;

-- What waits for its letter to be answered; it holds no copy, and goes when it is answered or after a day.
create table reservation_wish (
  id bigint generated always as identity primary key,
  product_id bigint not null references product on delete cascade,
  store_code text not null references store on delete cascade,
  storefront_code text not null references storefront,
  name text not null check (length(name) between 1 and 120),
  email text not null check (length(email) between 3 and 254),
  language text not null check (language in ('es', 'ca', 'en')),
  asked_at timestamptz not null
);
create unique index reservation_wish_once on reservation_wish (product_id, store_code, lower(email));
create index reservation_wish_asked on reservation_wish (asked_at);
create index reservation_wish_store on reservation_wish (store_code);
create index reservation_wish_storefront on reservation_wish (storefront_code);
