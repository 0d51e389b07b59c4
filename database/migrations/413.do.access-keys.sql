-- Keys by which other programs ask the calls of the staff: what each opens, until when, and from where.
create table access_key (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 100),
  -- What is seen of it, in lists and in the record; the rest is told once and kept as a hash.
  prefix text not null unique check (prefix ~ '^key_[a-z0-9]{8}$'),
  hash bytea not null unique check (length(hash) = 32),
  scopes text[] not null check (cardinality(scopes) > 0),
  -- The only shop that it may ask for; null for the whole house.
  storefront_code text references storefront,
  -- The networks that it may be used from; none named is everywhere.
  networks cidr[] not null default '{}',
  expires_at timestamptz not null,
  made_at timestamptz not null default now(),
  made_by bigint not null references staff_user,
  ended_at timestamptz,
  ended_by bigint references staff_user,
  last_used_at timestamptz,
  last_address inet,
  -- The minute of its last call, and how many it made in it.
  minute timestamptz,
  calls int not null default 0,
  constraint access_key_expires check (expires_at > made_at),
  constraint access_key_ended check ((ended_at is null) = (ended_by is null))
);
create index access_key_made_by on access_key (made_by);
create index access_key_ended_by on access_key (ended_by) where ended_by is not null;
create index access_key_storefront on access_key (storefront_code) where storefront_code is not null;
create index access_key_words on access_key using gin (list_words(name || ' ' || prefix));

alter table staff_act add column by_key text not null default '';
comment on column staff_act.by_key is 'The key of another program that acted for whoever made the key; empty where they did it themselves';
drop index staff_act_look;
create unique index staff_act_look on staff_act (staff_id, by_key, action, subject, looked_in) where looked_in is not null;
create index staff_act_by_key on staff_act (by_key, id) where by_key <> '';
