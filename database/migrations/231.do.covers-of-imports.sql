-- Covers that messages point to. An address that somebody else wrote is asked only where staff have named its host.
create table cover_host (
  host text primary key check (host = lower(host) and host ~ '^[a-z0-9.-]{3,253}$'),
  entered_by bigint references staff_user,
  entered_at timestamptz not null default now()
);

create table wanted_cover (
  product_id bigint primary key references product on delete cascade,
  address text not null,
  host text not null,
  state text not null default 'waiting' check (state in ('waiting', 'taken', 'unfit')),
  -- Why it could not be taken: the code of a refusal, or what the line said.
  fault text,
  attempts smallint not null default 0,
  next_at timestamptz not null default now(),
  asked_at timestamptz not null default now()
);
create index wanted_cover_waiting on wanted_cover (host, next_at) where state = 'waiting';
