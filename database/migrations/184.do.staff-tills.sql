-- A browser that several people of a store use one after the other. Of those signed in at it one has its cookie; the others' sessions
-- wait without a token until their PIN or badge brings them back.
create table staff_till (
  id bigint generated always as identity primary key,
  key_hash bytea not null unique,
  store_code text not null references store,
  made_at timestamptz not null
);
alter table staff_session
  alter column token_hash drop not null,
  add column till_id bigint references staff_till on delete cascade,
  -- The screen was locked, or a till lay idle: nothing is answered until its holder says who they are.
  add column locked_at timestamptz,
  -- Their roles demand a second factor that they have yet to set up: until then the session does nothing else.
  add column factor_missing boolean not null default false,
  add constraint staff_session_waits check (token_hash is not null or till_id is not null);
create unique index staff_session_at_till on staff_session (till_id) where token_hash is not null;
create unique index staff_session_once_at_till on staff_session (till_id, staff_id) where till_id is not null;
