-- Links that stand in what colleagues write, read anew each night, and how each address answered the last time it was asked.
create table checked_link (
  -- An address of the shop as a path, of elsewhere whole; 'page:KEY' where a row names a page that has none, which leads nowhere.
  url text primary key check (length(url) between 1 and 2000),
  -- Null: an address of the shop itself.
  host text,
  state text not null default 'new' check (state in ('new', 'good', 'moved', 'doubtful', 'broken')),
  -- Which of the causes in modules/editorial/links/causes.ts; null where there is nothing to say against it.
  cause text,
  status int,
  -- Where it was led to for good.
  leads_to text,
  -- How often in a row it could not be read.
  failures int not null default 0 check (failures >= 0),
  failing_since timestamptz,
  checked_at timestamptz,
  -- When it is to be asked; null: not before the next night.
  due_at timestamptz,
  lease uuid,
  leased_until timestamptz,
  constraint checked_link_said check ((state in ('doubtful', 'broken')) = (cause is not null)),
  constraint checked_link_failing check ((cause is null) = (failing_since is null))
);
create index checked_link_due on checked_link (due_at) where due_at is not null;

create table written_link (
  id bigint generated always as identity primary key,
  -- What says it: a kind of the three-language desk, or 'partner'.
  kind text not null,
  record text not null,
  title text not null,
  field text not null,
  -- Null: the same in every language.
  language text check (language in ('es', 'ca', 'en')),
  -- The words that are the link, and the address as it was written.
  words text not null,
  written text not null,
  url text not null references checked_link on delete cascade,
  -- The page, post or campaign at which it leads, as the desk calls it.
  to_kind text,
  to_record text,
  constraint written_link_once unique nulls not distinct (kind, record, field, language, written)
);
create index written_link_url on written_link (url);
create index written_link_to on written_link (to_kind, to_record);

-- When texts were read for their links: one row.
create table link_reading (
  one boolean primary key default true check (one),
  read_on date not null,
  read_at timestamptz not null
);
