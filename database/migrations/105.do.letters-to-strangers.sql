-- Letters to addresses that nobody has proved, counted for all forms together: so many an hour, so many a day.
-- The key is a digest of the mailbox: who was written to is told by the outbox alone.
create table stranger_letters (
  mailbox bytea primary key,
  in_hour integer not null check (in_hour > 0),
  hour_ends timestamptz not null,
  in_day integer not null check (in_day > 0),
  day_ends timestamptz not null
);
create index stranger_letters_day_ends on stranger_letters (day_ends);
