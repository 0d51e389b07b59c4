-- Who calls: sessions of customers and guests. Tokens are kept as hashes only; expired rows are swept.
create table session (
  token_hash bytea primary key,
  id text not null,
  kind text not null check (kind in ('customer', 'guest')),
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_id on session (id);
create index session_expires_at on session (expires_at);
