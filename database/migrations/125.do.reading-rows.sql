-- Of a list that was read, the lines that ask for nothing are kept and shown too.
alter table reading
  add column unread jsonb not null default '[]',
  add column row_count integer not null default 0 check (row_count >= 0);
update reading set row_count = jsonb_array_length(lines);
