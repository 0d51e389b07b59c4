-- Challenges that were answered, so that none is answered twice; rows may go once they expire.
create table captcha_used (
  digest bytea primary key,
  expires_at timestamptz not null
);
create index captcha_used_expires_at on captcha_used (expires_at);
