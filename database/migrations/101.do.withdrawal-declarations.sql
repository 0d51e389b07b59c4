-- Withdrawals that were declared and wait for the link in their letter: nothing happens to the order before it is followed, and the day
-- that counts is the day of the declaration.
create table withdrawal_declaration (
  id bigint generated always as identity primary key,
  order_id bigint not null references shop_order on delete cascade,
  token_hash bytea not null constraint withdrawal_declaration_token unique,
  declared_name text not null check (length(declared_name) <= 120),
  -- No word of it stands on the order: staff are told.
  name_differs boolean not null,
  declared_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz
);
create index withdrawal_declaration_order on withdrawal_declaration (order_id);
create index withdrawal_declaration_open on withdrawal_declaration (expires_at) where confirmed_at is null;
