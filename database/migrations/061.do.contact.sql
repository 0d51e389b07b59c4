-- What visitors write to the shop from its pages; a letter tells the shop, and whoever answered closes it.
create table contact_message (
  id bigint generated always as identity primary key,
  -- The page it was written on.
  subject text not null check (subject in ('libraries', 'companies', 'general')),
  kind text not null check (kind in ('account', 'quote', 'order', 'other')),
  name text not null check (length(name) between 1 and 120),
  institution text not null default '' check (length(institution) <= 160),
  email text not null check (length(email) between 3 and 254),
  phone text not null default '' check (length(phone) <= 30),
  message text not null check (length(message) between 20 and 4000),
  language text not null check (language in ('es', 'ca', 'en')),
  sent_at timestamptz not null,
  closed_at timestamptz,
  closed_by bigint references staff_user,
  constraint contact_message_closed check ((closed_at is null) = (closed_by is null))
);
create index contact_message_open on contact_message (id desc) where closed_at is null;
create index contact_message_email on contact_message (lower(email));
