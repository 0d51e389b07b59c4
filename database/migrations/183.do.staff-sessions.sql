-- A session of the staff has a number to name it by, and says where it is open: in a browser, by its cookie, or at a command line.
alter table staff_session drop constraint staff_session_pkey;
alter table staff_session
  add column id bigint generated always as identity primary key,
  add constraint staff_session_token unique (token_hash),
  add column medium text not null default 'command' check (medium in ('browser', 'command')),
  -- When somebody signed in; opened_at is when they last said who they are.
  add column started_at timestamptz,
  add column device text not null default '' check (length(device) <= 100),
  add column address text not null default '' check (length(address) <= 100);
update staff_session set started_at = opened_at;
alter table staff_session alter column started_at set not null;

-- In which language the screens speak to somebody; null for that of their browser.
alter table staff_user add column language text check (language in ('es', 'ca', 'en'));
