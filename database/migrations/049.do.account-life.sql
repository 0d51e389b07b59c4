-- Links that prove an address: the one an account was opened with, or the one it moves to once the letter sent there is answered.
create table email_link (
  -- One at a time: a new letter takes the place of those sent before.
  customer_id text primary key references customer on delete cascade,
  token_hash bytea not null unique,
  email text not null check (length(email) between 3 and 254),
  sent_at timestamptz not null,
  expires_at timestamptz not null
);

-- What the owner of a session recognises it by: browser and system in words, when it was used. No network address, no fingerprint.
alter table session
  add column used_at timestamptz not null default now(),
  add column device text not null default '' check (length(device) <= 60);
update session set used_at = created_at;

-- Whose personal data was deleted at their wish; what the law makes the shop keep points here and says no more who it was.
alter table customer add column erased_at timestamptz;
