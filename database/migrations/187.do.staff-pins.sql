-- What brings somebody back to a till at which they signed in, or opens their locked screen.
create table staff_pin (
  staff_id bigint primary key references staff_user,
  pin_hash text not null,
  -- Wrong ones in a row; five close it until the password is said.
  wrong smallint not null default 0 check (wrong between 0 and 5),
  made_at timestamptz not null
);
create table staff_badge (
  staff_id bigint primary key references staff_user,
  code_hash bytea not null unique,
  made_at timestamptz not null
);
