-- What somebody of the staff proves beside the password: codes of an app, codes on paper for the day it is lost, and passkeys.
create table staff_totp (
  staff_id bigint primary key references staff_user,
  -- Sealed with the secret of the shop.
  secret bytea not null,
  -- Null until a first code showed that the app has it.
  confirmed_at timestamptz,
  -- The half minute of the last code that counted: no code counts twice, nor an older one after it.
  last_step bigint not null default 0
);
create table staff_recovery_code (
  staff_id bigint not null references staff_user,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);
create table staff_passkey (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff_user,
  credential_id text not null unique check (length(credential_id) <= 1400),
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null check (length(name) between 1 and 60),
  made_at timestamptz not null,
  used_at timestamptz
);
create index staff_passkey_staff on staff_passkey (staff_id);

-- What a passkey is asked to sign, once.
create table staff_challenge (
  challenge text primary key,
  -- Whose passkey is to answer; null where whoever has one may.
  staff_id bigint references staff_user,
  purpose text not null check (purpose in ('register', 'enter')),
  expires_at timestamptz not null
);
-- A password that was right, of somebody who has yet to show their factor.
create table staff_login_step (
  token_hash bytea primary key,
  staff_id bigint not null references staff_user,
  -- Of the password that was right: another ends the step.
  password_mark bytea not null,
  expires_at timestamptz not null
);
